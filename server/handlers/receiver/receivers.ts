import type { Handler } from '../../http/handler.ts'
import { parisDay } from '../../../contract/days.ts'
import { findReachability } from '../../queries/receiver/reachability.ts'
import { countReveals } from '../../queries/shared/receivers.ts'

/** How many hunters obtained the caller's phone number. */
export const countContacts: Handler<'countContacts'> = async ({ db, caller }) => ({
  number_contacts: await countReveals(db, caller.id),
})

/** Whether givers find the caller. */
export const readReachability: Handler<'readReachability'> = ({ db, now, caller }) =>
  findReachability(db, caller.id, parisDay(now))
