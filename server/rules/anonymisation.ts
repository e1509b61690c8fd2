import { parisDay } from '../../contract/days.ts'
import type { DbTransaction } from '../database.ts'
import { accountAnonymised, type Cause } from '../mails/closing-mails.ts'
import { enqueueMail } from '../mails/outbox.ts'
import { insertErasure } from '../queries/shared/erasures.ts'
import { findContact } from '../queries/shared/federations.ts'
import { findUnreported } from '../queries/shared/recalls/recalled-hunts.ts'
import { keepForRecalls } from '../queries/shared/recalls/recall-ends.ts'
import { erasePerson, findRecipients } from '../queries/users/anonymisation.ts'
import { endAccess } from '../queries/users/user-rows.ts'
import { type Actor, recordAuditEntry } from './audit-log.ts'
import { endOffersOf } from './offers/offers.ts'
import { withoutReports } from './recalls/following.ts'

type Person = {
  id: number
  email: string
  firstname: string
  lastname: string | null
  federation_id: number | null
  deletion_requested_at: Date | null
}

const causeOf = (by: Actor | null, { deletion_requested_at: asked }: Person): Cause =>
  asked ? { askedOn: parisDay(asked) } : by === null ? { idle: true } : 'decided'

/** When it is done, and by whom; null for the application itself. */
type Deed = { by: Actor | null; now: Date }

/**
 * Erases a person whose row is locked, ends their sessions and links, and records who did it. Answers the
 * addresses whose mail files must be deleted before the transaction commits.
 */
export async function eraseAccount(
  transaction: DbTransaction,
  person: Person,
  { by, now }: Deed,
): Promise<string[]> {
  const { id, email, federation_id: federationId } = person
  const recipients = [email, ...(await findRecipients(transaction, id))]
  await endAccess(transaction, id)
  await endOffersOf(transaction, id, now, true)
  await keepForRecalls(transaction, id)
  const unreported = await findUnreported(transaction, id)
  const change = () => erasePerson(transaction, person, now)
  await withoutReports(transaction, unreported, change, { by, now })
  await recordAuditEntry(transaction, { act: 'user.anonymised', by, userId: id, federationId }, now)
  return recipients
}

/** Anonymises a person: erases them, notes it for restored backups, and notifies them by a last mail. */
export async function anonymise(transaction: DbTransaction, person: Person, deed: Deed): Promise<string[]> {
  const { id, email, firstname, federation_id: federationId } = person
  const recipients = await eraseAccount(transaction, person, deed)
  await insertErasure(transaction, { what: 'anonymised', user_id: id, at: deed.now })
  const contact = await findContact(transaction, federationId)
  const letter = accountAnonymised(firstname, causeOf(deed.by, person), contact)
  await enqueueMail(transaction, { userId: null, to: email, letter, now: deed.now, isParting: true })
  return recipients
}
