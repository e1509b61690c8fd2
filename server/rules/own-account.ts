import type { DbTransaction } from '../database.ts'
import { Unauthenticated } from '../http/errors.ts'
import { lockAccount } from '../queries/shared/accounts.ts'

/**
 * Locks the caller's own account, so that it cannot be anonymised before the end of the transaction and
 * no personal data are written after erasure.
 * @throws Unauthenticated if it was anonymised since the request was authenticated
 */
export async function holdOwnAccount(transaction: DbTransaction, userId: number): Promise<void> {
  if (!(await lockAccount(transaction, userId))) throw new Unauthenticated()
}
