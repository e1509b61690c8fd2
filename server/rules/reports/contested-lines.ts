import { parisDay } from '../../../contract/days.ts'
import { limits } from '../../../contract/limits.ts'
import type { DbTransaction } from '../../database.ts'
import { Conflict } from '../../http/errors.ts'
import { lineContested, lineContestedOf } from '../../mails/report-mails.ts'
import { enqueueMail } from '../../mails/outbox.ts'
import { findForContest, noteContest } from '../../queries/receiver/received-animals.ts'
import { findAddressees } from '../../queries/shared/accounts.ts'
import { findContact } from '../../queries/shared/federations.ts'
import { type Actor, recordAuditEntry } from '../audit-log.ts'

const tooMany = `Vous avez déjà contesté ${limits.contests.most} comptes rendus que personne n’a corrigés. Pour celui-ci, appelez votre fédération.`

type Contesting = { by: Actor; huntId: number; now: Date; publicUrl: string }

/**
 * Records that a person did not receive what the report of a hunt says, and notifies its giver, who may have chosen
 * the wrong line, and the federation, if it has an address. Answers whether the report says anything of them; the
 * same again changes nothing. The transaction locks the person's account.
 * @throws Conflict once they contested as many that nobody corrected (decision 0140)
 */
export async function contestLineOf(
  transaction: DbTransaction,
  { by, huntId, now, publicUrl }: Contesting,
): Promise<boolean> {
  const found = await findForContest(transaction, by.id, huntId)
  if (!found) return false
  const { is_contested, standing, giver_id, federation_id: federationId, ...named } = found
  const { firstname, lastname, email, phone, ...about } = named
  if (is_contested) return true
  if (standing >= limits.contests.most) throw new Conflict(tooMany)
  await noteContest(transaction, { receiver_id: by.id, hunt_id: huntId, contested_on: parisDay(now) })
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
