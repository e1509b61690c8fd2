import type { GdprState } from '../../contract/shared/users.ts'
import type { DbTransaction } from '../database.ts'
import { updateAccountRow } from '../queries/shared/accounts.ts'
import { type Actor, recordAuditEntry } from './audit-log.ts'
import { cancelOffersTo } from './offers/offers.ts'

type Person = { id: number; federation_id: number | null; gdpr_state: GdprState }

/**
 * Stores a person's choice on the use of their data, and records who made it (`by` null: the application). A
 * refusal ends their open offers; `isTold`: nobody is notified of it again.
 */
export async function changeGdpr(
  transaction: DbTransaction,
  { id: userId, federation_id: federationId, gdpr_state: from }: Person,
  to: GdprState,
  { by, now, isTold = false }: { by: Actor | null; now: Date; isTold?: boolean },
): Promise<void> {
  await updateAccountRow(transaction, userId, { gdpr_state: to })
  if (to === 'refused') await cancelOffersTo(transaction, userId, { why: 'refusal', now, isTold })
  const details = { from, to }
  await recordAuditEntry(transaction, { act: 'user.gdpr', by, userId, federationId, details }, now)
}
