import type { DbTransaction } from '../../database.ts'
import { Conflict } from '../../http/errors.ts'
import { findDutyRow, setDueDay } from '../../queries/shared/second-factor/second-factor-duty.ts'
import { deleteRecoveryCodes } from '../../queries/shared/second-factor/factor-codes.ts'
import {
  forgetSecondFactorGiven,
  deleteSecondFactors,
} from '../../queries/shared/second-factor/second-factors.ts'
import { readFactors, hasFactor } from './changes.ts'
import { parisDay } from '../../../contract/days.ts'
import { enqueueMail } from '../../mails/outbox.ts'
import { secondFactorReset } from '../../mails/second-factor-mails.ts'
import { endAccess } from '../../queries/users/user-rows.ts'
import { type NewAuditEntry, recordAuditEntry } from '../audit-log.ts'

/**
 * Completes the removal of a factor. Recovery codes are deleted with the last one.
 * @throws Conflict for the last factor of an account that must have one
 */
export async function finishRemoval(
  transaction: DbTransaction,
  call: Parameters<typeof readFactors>[1],
  isAnyLeft: boolean,
) {
  const { caller } = call
  if (!isAnyLeft) {
    const row = await findDutyRow(transaction, caller.id)
    if (!row?.is_second_factor_waived)
      throw new Conflict(
        'Votre compte doit garder un moyen de double vérification : ajoutez-en d’abord un autre.',
      )
    await deleteRecoveryCodes(transaction, caller.id)
    await forgetSecondFactorGiven(transaction, caller.id)
  }
  return readFactors(transaction, call)
}

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
