import type { Handler } from '../handler.ts'
import { countReveals, updateReceiverRow } from '../queries/receivers.ts'

/** Changes the caller's radius, whether they hunt themselves, or both; what is not sent stays. */
export const updateReceiver: Handler<'updateReceiver'> = async ({ db, caller, body }) => {
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
