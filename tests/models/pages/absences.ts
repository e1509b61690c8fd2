import type { Absence } from '../../../contract/users/absences.ts'
import { dayAfter } from '../../../contract/days.ts'
import type { BrowserDriver } from '../../model/model.ts'
import { finished } from '../../world/hunts.ts'
import { contested } from '../../world/offers.ts'
import { today } from '../../world/today.ts'
import { ofName } from '../../../contract/words-in-french.ts'

const hunt = finished.find(({ id }) => id === contested.hunt_id)!
/** The contested absence of the world, as the server answers it. */
export const waiting: Absence = {
  id: contested.id,
  receiver: 'Julie Fontaine',
  giver: 'Hélène Moreau',
  federation: 'Cher',
  hunt: { started_at: dayAfter(today, hunt.day), city: 'Bourges' },
  meeting: null,
  missed_at: `${dayAfter(today, -contested.daysAgo)}T11:00:00.000Z`,
  contested_at: `${dayAfter(today, -contested.contestedDaysAgo)}T11:00:00.000Z`,
  words: contested.words,
  others: 0,
}
/** An absence of another person, who made no comment and was absent before, and whose meeting is known. */
export const other: Absence = {
  ...waiting,
  id: 2,
  receiver: 'Yves Garnier',
  meeting: { starts_at: `${today}T17:00:00Z`, place: 'Place de l’église', city: 'Bourges' },
  words: null,
  others: 1,
}
export const table = 'Absences'
export const heading = 'Absences contestées'
export const called = ({ receiver }: Absence) => `l’absence ${ofName(receiver)}`

/** Opens the page as cher@ and waits for the list. */
export async function atAbsences(driver: BrowserDriver) {
  await driver.open('/users/absences')
  await driver.sees('table', table)
}
