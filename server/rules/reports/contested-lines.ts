import { parisDay } from '../../../contract/days.ts'
import type { DbTransaction } from '../../database.ts'
import { lineContested, lineContestedOf } from '../../mails/contest-mails.ts'
import { enqueueMail } from '../../mails/outbox.ts'
import { findForContest, noteContest } from '../../queries/receiver/reported-lines.ts'
import { findAddressees } from '../../queries/shared/accounts.ts'
import { findContact } from '../../queries/shared/federation-contact.ts'
import { type Actor, recordAuditEntry } from '../audit-log.ts'

type Contesting = { by: Actor; huntId: number; now: Date; publicUrl: string }

/**
 * Records that a person did not receive what the report of a hunt says, and notifies its giver, who may have chosen
 * the wrong line, and the federation, if it has an address. Answers whether the report says anything of them; the
 * same again changes nothing. The transaction locks the person's account.
 */
export async function contestLineOf(
  transaction: DbTransaction,
  { by, huntId, now, publicUrl }: Contesting,
): Promise<boolean> {
  const found = await findForContest(transaction, by.id, huntId)
  if (!found) return false
  const line = { receiver_id: by.id, hunt_id: huntId, contested_on: parisDay(now) }
  if (!(await noteContest(transaction, line))) return true
  const { giver_id, federation_id: federationId, firstname, lastname, email, phone, ...about } = found
  const name = [firstname, lastname].filter(Boolean).join(' ')
  for (const giver of await findAddressees(transaction, [giver_id])) {
    const letter = lineContestedOf(giver.firstname, { ...about, name, url: `${publicUrl}/giver` })
    await enqueueMail(transaction, { userId: giver_id, to: giver.email, letter, now })
  }
  const contact = await findContact(transaction, federationId)
  if (contact?.contact_email) {
    const letter = lineContested({ ...about, person: { name, email, phone } })
    await enqueueMail(transaction, { userId: by.id, to: contact.contact_email, letter, now })
  }
  const details = { hunt: huntId }
  const act = 'line.contested' as const
  await recordAuditEntry(transaction, { act, by, userId: by.id, federationId, details }, now)
  return true
}
