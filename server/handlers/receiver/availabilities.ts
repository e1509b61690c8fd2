import { mergePeriods, periodErrors } from '../../../contract/receiver/periods.ts'
import { timeZoneOf } from '../../../contract/overseas-time-zones.ts'
import { dayIn } from '../../../contract/time-zones.ts'
import { Refused } from '../../http/errors.ts'
import type { Handler } from '../../http/handler.ts'
import { findAlwaysAvailable, findPeriods, replacePeriods } from '../../queries/receiver/availabilities.ts'
import { findOwnDay } from '../../queries/shared/own-day.ts'
import { updateReceiverRow } from '../../queries/shared/receivers.ts'
import { holdOwnAccount } from '../../rules/own-account.ts'

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
