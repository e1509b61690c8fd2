import type { Handler } from '../../http/handler.ts'
import { countReveals } from '../../queries/shared/receivers.ts'

/** How many hunters obtained the caller's phone number. */
export const countContacts: Handler<'countContacts'> = async ({ db, caller }) => ({
  number_contacts: await countReveals(db, caller.id),
})
