import { Forbidden } from '../../http/errors.ts'
import { type Handler } from '../../http/handler.ts'
import { pageMeta } from '../../http/page-meta.ts'
import { findPhoneHolders } from '../../queries/account/phone-holders.ts'
import { countReveals } from '../../queries/shared/receivers.ts'

/** Lists who revealed the caller's phone number, paginated, latest first. */
export const listPhoneHolders: Handler<'listPhoneHolders'> = async ({ db, caller, query }) => {
  if (!caller.isReceiver) throw new Forbidden()
  const { page, perPage } = query
  const total = await countReveals(db, caller.id)
  return {
    data: await findPhoneHolders(db, caller.id, { page, perPage }),
    meta: pageMeta(total, { page, perPage }),
  }
}
