import { Forbidden } from '../../http/errors.ts'
import type { Handler } from '../../http/handler.ts'
import { findPhoneHolders } from '../../queries/giver/phones.ts'
import { countReveals, updateReceiverRow } from '../../queries/receiver/receivers.ts'

/** Changes the caller's radius, whether they hunt themselves, or both; what is not sent stays. */
export const updateReceiver: Handler<'updateReceiver'> = async ({ db, caller, body }) => {
  if (!caller.isReceiver) throw new Forbidden()
  const { search_radius, is_hunter } = body
  await updateReceiverRow(db, caller.id, {
    ...(search_radius !== undefined && { search_radius }),
    ...(is_hunter !== undefined && { is_hunter }),
  })
}

/** How many hunters obtained the caller's phone number. */
export const countContacts: Handler<'countContacts'> = async ({ db, caller }) => ({
  number_contacts: await countReveals(db, caller.id),
})

/** Who obtained the caller's phone number, page by page, latest first. */
export const listPhoneHolders: Handler<'listPhoneHolders'> = async ({ db, caller, query }) => {
  if (!caller.isReceiver) throw new Forbidden()
  const { page, perPage } = query
  const total = await countReveals(db, caller.id)
  return {
    data: await findPhoneHolders(db, caller.id, { page, perPage }),
    meta: { total, current_page: page, last_page: Math.max(1, Math.ceil(total / perPage)) },
  }
}
