import { parisDay } from '../../../contract/days.ts'
import type { DbTransaction } from '../../database.ts'
import { enqueueMail } from '../../mails/outbox.ts'
import { secondFactorReset } from '../../mails/second-factor-mails.ts'
import { findDutyRow, setDueDay } from '../../queries/shared/second-factor/second-factor-duty.ts'
import { deleteSecondFactors } from '../../queries/shared/second-factor/second-factors.ts'
import { endAccess } from '../../queries/users/user-subjects.ts'
import { type NewAuditEntry, recordAuditEntry } from '../audit-log.ts'
import { hasFactor } from './changes.ts'

type Person = { id: number; email: string; firstname: string; federation_id: number | null }
type Done = { by: NewAuditEntry['by']; publicUrl: string; now: Date }

/**
 * Removes the second factors of a person who lost them, ends their sessions and links, and notifies them.
 * They must set one up at the next sign-in, unless their due day is later. False if there are none.
 */
export async function removeSecondFactors(
  transaction: DbTransaction,
  { id: userId, email: to, firstname, federation_id: federationId }: Person,
  { by, publicUrl, now }: Done,
): Promise<boolean> {
  const row = await findDutyRow(transaction, userId)
  if (!row || !hasFactor(row)) return false
  await deleteSecondFactors(transaction, userId)
  if (!row.is_second_factor_waived) await setDueDay(transaction, userId, parisDay(now))
  await endAccess(transaction, userId)
  const letter = secondFactorReset(firstname, `${publicUrl}/login`)
  await enqueueMail(transaction, { userId, to, letter, now })
  await recordAuditEntry(transaction, { act: 'factor.reset', by, userId, federationId }, now)
  return true
}
