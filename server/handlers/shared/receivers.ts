import { Forbidden } from '../../http/errors.ts'
import type { Handler } from '../../http/handler.ts'
import { updateReceiverRow } from '../../queries/shared/receivers.ts'
import { holdOwnAccount } from '../../rules/own-account.ts'

/** Changes the caller's radius, whether they hunt themselves, or both; omitted fields stay unchanged. */
export const updateReceiver: Handler<'updateReceiver'> = async ({ db, caller, body }) => {
  if (!caller.isReceiver) throw new Forbidden()
  const { search_radius, is_hunter } = body
  await db.transaction().execute(async (transaction) => {
    await holdOwnAccount(transaction, caller.id)
    await updateReceiverRow(transaction, caller.id, {
      ...(search_radius !== undefined && { search_radius }),
      ...(is_hunter !== undefined && { is_hunter }),
    })
  })
}
