import { parisDay } from '../../contract/days.ts'
import type { DbTransaction } from '../database.ts'
import { accountAnonymised, type Cause } from '../mails/closing-mails.ts'
import { enqueueMail } from '../mails/outbox.ts'
import { findContact } from '../queries/shared/federation-contact.ts'
import { keepForRecalls } from '../queries/shared/recalls/recall-ends.ts'
import { erasePerson, findRecipients } from '../queries/users/anonymisation.ts'
import { endAccess } from '../queries/users/user-subjects.ts'
import { type Actor, recordAuditEntry } from './audit-log.ts'
import { endOffersOf } from './offers/offers.ts'

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

/**
 * Anonymises a person whose row is locked: erases their data, ends their sessions and links, records who
 * did it (`by` null for the application itself), and notifies the person by a last mail. Answers the
 * addresses whose mail files must be deleted before the transaction commits.
 */
export async function anonymise(
  transaction: DbTransaction,
  person: Person,
  { by, now }: { by: Actor | null; now: Date },
): Promise<string[]> {
  const { id, email, firstname, federation_id: federationId } = person
  const recipients = [email, ...(await findRecipients(transaction, id))]
  await endAccess(transaction, id)
  await endOffersOf(transaction, id, now)
  await keepForRecalls(transaction, id)
  await erasePerson(transaction, person, parisDay(now))
  await recordAuditEntry(transaction, { act: 'user.anonymised', by, userId: id, federationId }, now)
  const contact = await findContact(transaction, federationId)
  const letter = accountAnonymised(firstname, causeOf(by, person), contact)
  await enqueueMail(transaction, { userId: null, to: email, letter, now, isParting: true })
  return recipients
}
