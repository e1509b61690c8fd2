import type { Correction } from '../../../contract/users/corrections.ts'
import { dayAfter } from '../../../contract/days.ts'
import type { BrowserDriver } from '../../model/model.ts'
import { specimenTypes } from '../../world/answers.ts'
import { asked, finished } from '../../world/hunts.ts'
import { today } from '../../world/today.ts'
import { ofName } from '../../../contract/words-in-french.ts'

const [boar] = specimenTypes
const hunt = finished.find(({ id }) => id === asked.hunt_id)!
/** The pending correction of the world, as the server answers it. */
export const waiting: Correction = {
  id: asked.id,
  giver: 'Hélène Moreau',
  federation: 'Cher',
  hunt: { id: hunt.id, started_at: dayAfter(today, hunt.day), city: 'Bourges' },
  asked_at: `${dayAfter(today, -asked.daysAgo)}T11:00:00.000Z`,
  assistant: null,
  reason: asked.reason,
  changes: [
    {
      person: 'Luc Petit',
      specimen_type_id: 1,
      before: 0,
      after: asked.quantity,
      label: boar!.label,
      label_plural: boar!.label_plural,
    },
  ],
}
/** A correction of another giver, requested in an assisted session. */
export const other: Correction = { ...waiting, id: 2, giver: 'Yves Garnier', assistant: 'Denis Perrin' }
export const table = 'Corrections'
export const called = ({ giver }: Correction) => `la correction ${ofName(giver)}`

/** Opens the page as cher@ and waits for the list. */
export async function atCorrections(driver: BrowserDriver) {
  await driver.open('/users/corrections')
  await driver.sees('table', table)
}
