import { Refused } from '../../http/errors.ts'
import type { Handler } from '../../http/handler.ts'
import { findSpecimenTypeIds } from '../../queries/shared/specimen-types.ts'
import { findWishes, replaceWishes } from '../../queries/shared/wishes.ts'
import { specimenTypeErrors } from '../../rules/specimen-rules.ts'
import { holdOwnAccount } from '../../rules/own-account.ts'

/** Lists the caller's wishes. */
export const listWishes: Handler<'listWishes'> = ({ db, caller }) => findWishes(db, caller.id)

/** Replaces the caller's wishes; quantities of 0 are not stored. */
export const saveWishes: Handler<'saveWishes'> = async ({ db, caller, body }) => {
  const { specimen_type_ids: ids, quantities } = body
  const errors = specimenTypeErrors(ids, await findSpecimenTypeIds(db))
  if (Object.keys(errors).length > 0) throw new Refused(errors)
  const wishes = ids
    .map((specimen_type_id, row) => ({ specimen_type_id, quantity: quantities[row] ?? 0 }))
    .filter(({ quantity }) => quantity > 0)
  await db.transaction().execute(async (transaction) => {
    await holdOwnAccount(transaction, caller.id)
    await replaceWishes(transaction, caller.id, wishes)
  })
}
