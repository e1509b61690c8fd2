import { Forbidden } from '../../http/errors.ts'
import { type Handler } from '../../http/handler.ts'
import { pageMeta } from '../../http/page-meta.ts'
import { findPhoneHolders } from '../../queries/account/phone-holders.ts'
import { countReveals } from '../../queries/shared/receivers.ts'

/** Lists who revealed the caller's phone number, paginated, latest first. */
export const listPhoneHolders: Handler<'listPhoneHolders'> = async ({ db, caller, query }) => {
  if (!caller.isReceiver) throw new Forbidden()
  return {
    data: await findPhoneHolders(db, caller.id, query),
    meta: pageMeta(await countReveals(db, caller.id), query),
  }
}
