import { limits } from '../../../contract/limits.ts'
import type { Hunt } from '../../../contract/giver/hunts.ts'
import type { Report } from '../../../contract/giver/reports.ts'
import { dayAfter } from '../../../contract/days.ts'
import { dayInWords } from '../../../src/words/words.ts'
import type { BrowserDriver, Driver, CallMatcher } from '../../model/model.ts'
import { contactId } from '../../world/hunts.ts'
import { giverRecord, listedHunts, seenContacts, seenReport, territories } from '../../world/answers.ts'
import { noonToday, today } from '../../world/today.ts'

/** The giver's space in the world: shared parts of the models of its flows. */
export const planned = listedHunts('planned', today)[0]!
export const informed = listedHunts('informed', today)[0]!
export const finished = listedHunts('finished', today)
/** Of a giver who may plan hunts, whose federation allows their commune only. */
export const homeInput = {
  today,
  mayPlan: true,
  mainCityId: territories[0]!.id,
  federationId: 1,
  nearTerritories: false,
  newKey: () => 'form',
}
export const contactsOf = ({ id }: Hunt) => seenContacts(id, noonToday)
/**
 * The report of the latest past hunt: as sent, corrected by staff, and past the deadline for corrections.
 */
export const reported = seenReport(noonToday)
export const corrected: Report = {
  ...reported,
  state: 'amended',
  version: 2,
  received: [
    {
      person: 'Nadia Rousseau',
      animals: [
        { specimen_type_id: 1, quantity: 1 },
        { specimen_type_id: 2, quantity: 1 },
      ],
    },
  ],
  unreceived: [{ specimen_type_id: 1, quantity: 2, fate: 'kept' }],
  versions: [
    {
      number: 2,
      recorded_at: noonToday.toISOString(),
      author: 'Hélène Moreau',
      assistant: 'Denis Perrin',
      reason: 'Un sanglier de trop',
      changes: [{ person: 'Nadia Rousseau', specimen_type_id: 1, before: 2, after: 1 }],
    },
    ...reported.versions,
  ],
}
/** The giver's correction request, and its answers. */
const request = {
  asked_at: noonToday.toISOString(),
  reason: 'Un sanglier de trop',
  changes: [{ person: 'Nadia Rousseau', specimen_type_id: 1, before: 2, after: 1 }],
  decided_at: null,
  answer: null,
}
export const requestedReport: Report = { ...reported, state: 'requested', request }
export const refusedReport: Report = {
  ...reported,
  state: 'refused',
  request: { ...request, decided_at: noonToday.toISOString(), answer: 'Le carnet dit deux sangliers' },
}
export const acceptedReport: Report = { ...reported, state: 'accepted', request }
export const settled: Report = { ...reported, state: 'settled', amendable_until: dayAfter(today, -1) }
/** The contact id of a person at a hunt. */
export const contactOf = ({ id }: Hunt, person: { id: number }) => contactId(id, person.id)

/** The name of a hunt in buttons and questions. */
export const called = (hunt: Hunt) => `la chasse du ${dayInWords(hunt.started_at)} à ${hunt.city.label}`
/** The heading of a hunt's card. */
export const headed = ({ started_at }: Hunt) => {
  const day = dayInWords(started_at)
  return day.charAt(0).toUpperCase() + day.slice(1)
}

/** A page of hunts as `listHunts` answers it. */
export const pageOf = (hunts: Hunt[], page = 1, perPage: number = limits.pastHunts) => ({
  data: hunts.slice((page - 1) * perPage, page * perPage),
  meta: {
    total: hunts.length,
    current_page: page,
    last_page: Math.max(1, Math.ceil(hunts.length / perPage)),
  },
})

/** Selects one of the three lists of the home. */
export const listing =
  (code: string): CallMatcher =>
  ({ query }) =>
    (query as { hunt_state_code: string }).hunt_state_code === code

export const reminder = /Vous avez \d+ chasse\(s\) en attente d.information/

/** Opens the giver's home and closes the reminder of the hunt that awaits its report. */
export async function atHome(driver: BrowserDriver) {
  await driver.open('/giver')
  await driver.within('alertdialog', reminder).click('button', 'Fermer')
}

const inTwoWeeks = { started_at: dayAfter(today, 14), city_id: territories[1]!.id }

/** Fills in and sends the form of a new hunt; by default in two weeks in Vierzon or Mehun-sur-Yèvre. */
export async function planHunt(driver: Driver, { started_at, city_id } = inTwoWeeks) {
  await driver.answer('readGiver', giverRecord)
  await driver.fill('Date', started_at)
  await driver.choose('Territoire', territories.find(({ id }) => id === city_id)!.label_full)
  await driver.click('button', 'Enregistrer')
  await driver.answer('createHunt', { id: planned.id })
}
