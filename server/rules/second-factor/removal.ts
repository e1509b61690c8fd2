import type { DbTransaction } from '../../database.ts'
import { Conflict } from '../../http/errors.ts'
import { findDutyRow } from '../../queries/shared/second-factor/second-factor-duty.ts'
import { deleteRecoveryCodes } from '../../queries/shared/second-factor/factor-codes.ts'
import { forgetSecondFactorGiven } from '../../queries/shared/second-factor/second-factors.ts'
import { readFactors } from './changes.ts'

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
