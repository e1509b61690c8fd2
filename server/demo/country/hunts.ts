import type { Insertable } from 'kysely'
import { dayAfter, monthsBefore } from '../../../contract/days.ts'
import { seasonDays, seasonOf } from '../../../contract/seasons.ts'
import type { Reminded } from '../../../machines/lifecycles/report-reminder.ts'
import type { Tables } from '../../storage/tables.ts'
import type { Chance } from '../chance.ts'
import type { Hunter } from './people.ts'

/** A hunt of the country, and the game types expected there. */
export type CountryHunt = { hunt: Insertable<Tables['hunts']> & { id: number }; types: number[] }

/** Days from today up to which hunts are planned, and before a hunt on which it was planned. */
const HORIZON = 21
const PLANNED_BEFORE = 25
/** How often hunts take place in each month, January first, and on a day of the weekend. */
const BY_MONTH = [4, 3, 1, 1, 1, 1, 1, 1, 2, 4, 4, 4]
const ON_WEEKENDS = 4
/** Days from a hunt to its report; the percentage of those of the last month that are not reported. */
const DELAYS = [1, 1, 1, 2, 2, 3, 5]
const FORGOTTEN = 8
const MOUNTAINS = new Set(['04', '05', '06', '09', '31', '38', '64', '65', '66', '73', '74'])

/** The days of this season and the last one, each as often as hunts are likely on it. */
function huntingDays(today: string): string[] {
  const days: string[] = []
  const last = dayAfter(today, HORIZON)
  for (let day = seasonDays(seasonOf(today) - 1).from; day <= last; day = dayAfter(day, 1)) {
    const date = new Date(day)
    const isWeekend = date.getUTCDay() % 6 === 0
    const weight = BY_MONTH[date.getUTCMonth()]! * (isWeekend ? ON_WEEKENDS : 1)
    days.push(...Array<string>(weight).fill(day))
  }
  return days
}

/** Boar everywhere, roe deer nearly, and what else a department has. */
function drawTypes(chance: Chance, department: string): number[] {
  const types = [1]
  if (chance.happens(70)) types.push(2)
  if (chance.happens(35)) types.push(3)
  if (chance.happens(8)) types.push(4)
  if (MOUNTAINS.has(department) && chance.happens(50)) types.push(chance.pick([5, 6, 6]))
  return types
}

/** When a report was sent, and which reminders were sent to whom still owes it. */
function reportOf(
  chance: Chance,
  started_at: string,
  today: string,
): { finished_at: Date | null; reminder: Reminded } {
  const day = dayAfter(started_at, chance.pick(DELAYS))
  const isForgotten = started_at > monthsBefore(today, 1) && chance.happens(FORGOTTEN)
  if (day < today && !isForgotten)
    return { finished_at: new Date(`${day}T${chance.pick(['08', '11', '17'])}:00:00Z`), reminder: 'stopped' }
  const reminders: [days: number, reminder: Reminded][] = [
    [10, 'remindedThrice'],
    [3, 'remindedTwice'],
    [1, 'remindedOnce'],
  ]
  const sent = reminders.find(([days]) => dayAfter(started_at, days) <= today)
  return { finished_at: null, reminder: sent?.[1] ?? 'unreminded' }
}

/** Generates the hunts of the country by day, after the highest id so far. */
export function makeCountryHunts(
  chance: Chance,
  hunters: readonly Hunter[],
  today: string,
  lastId: number,
): CountryHunt[] {
  const days = huntingDays(today)
  const drawn = hunters.flatMap((hunter) => {
    const possible = days.filter((day) => day >= hunter.from)
    const chosen = new Set(chance.several(possible, chance.between(2, 6)))
    return Array.from(chosen, (started_at) => ({ hunter, started_at }))
  })
  const sorted = drawn.toSorted((a, b) =>
    a.started_at < b.started_at ? -1 : a.started_at > b.started_at ? 1 : 0,
  )
  return sorted.map(({ hunter, started_at }, index) => {
    const id = lastId + 1 + index
    const hunt = {
      id,
      giver_id: hunter.id,
      city_id: chance.pick(hunter.cities),
      started_at,
      is_wolfhunter: false,
      lot_seed: `demonstration ${id}`,
      created_at: new Date(`${dayAfter(started_at, -PLANNED_BEFORE)}T08:00:00Z`),
      ...reportOf(chance, started_at, today),
    } satisfies Insertable<Tables['hunts']>
    return { hunt, types: drawTypes(chance, hunter.department) }
  })
}
