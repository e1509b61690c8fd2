import type { Handler } from '../../http/handler.ts'
import {
  findReachability,
  findAlwaysAvailable,
  findPeriods,
  replacePeriods,
} from '../../queries/receiver/receivers.ts'
import { findOwnDay } from '../../queries/shared/moments.ts'
import { countReveals, findWishes, replaceWishes, updateReceiverRow } from '../../queries/shared/receivers.ts'
import { Refused } from '../../http/errors.ts'
import { findSpecimenTypeIds } from '../../queries/shared/specimen-types.ts'
import { specimenTypeErrors } from '../../rules/specimen-rules.ts'
import { holdOwnAccount } from '../../rules/own-account.ts'
import { mergePeriods, periodErrors } from '../../../contract/receiver/periods.ts'
import { dayIn } from '../../../contract/time-zones.ts'
import { timeZoneOf } from '../../../contract/overseas-time-zones.ts'

/** Counts the hunters who revealed the caller's phone number. */
export const countContacts: Handler<'countContacts'> = async ({ db, caller }) => ({
  number_contacts: await countReveals(db, caller.id),
})

/** Reads whether givers find the caller. */
export const readReachability: Handler<'readReachability'> = async ({ db, now, caller }) =>
  findReachability(db, caller.id, await findOwnDay(db, caller.id, now))

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

/** Reads the caller's availabilities from today on. */
export const readAvailabilities: Handler<'readAvailabilities'> = async ({ db, now, caller }) => {
  const { is_always_available, ...city } = await findAlwaysAvailable(db, caller.id)
  const today = dayIn(timeZoneOf(city), now)
  return { is_always_available, availabilities: await findPeriods(db, caller.id, today) }
}

/** Replaces the caller's availabilities in one transaction; adjacent periods are merged. */
export const saveAvailabilities: Handler<'saveAvailabilities'> = async ({ db, now, caller, body }) => {
  const { is_always_available, started_at_dates, ended_at_dates } = body
  const today = await findOwnDay(db, caller.id, now)
  const periods = started_at_dates.map((started_at, row) => ({
    started_at,
    ended_at: ended_at_dates[row] ?? '',
  }))
  await db.transaction().execute(async (transaction) => {
    await holdOwnAccount(transaction, caller.id)
    const stored = await findPeriods(transaction, caller.id, today)
    const running = stored.map(({ started_at }) => started_at).filter((day) => day < today)
    const errors = periodErrors(periods, { today, running })
    if (Object.keys(errors).length > 0) throw new Refused(errors)
    await replacePeriods(transaction, caller.id, today, mergePeriods(periods))
    await updateReceiverRow(transaction, caller.id, { is_always_available })
  })
}
