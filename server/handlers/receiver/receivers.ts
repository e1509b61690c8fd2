import type { Handler } from '../../http/handler.ts'
import { findReachability } from '../../queries/receiver/reachability.ts'
import { findOwnDay } from '../../queries/shared/own-day.ts'
import { countReveals } from '../../queries/shared/receivers.ts'

/** Counts the hunters who revealed the caller's phone number. */
export const countContacts: Handler<'countContacts'> = async ({ db, caller }) => ({
  number_contacts: await countReveals(db, caller.id),
})

/** Reads whether givers find the caller. */
export const readReachability: Handler<'readReachability'> = async ({ db, now, caller }) =>
  findReachability(db, caller.id, await findOwnDay(db, caller.id, now))
