import type { Contact } from '../../contract/giver/contacts.ts'
import type { Report } from '../../contract/giver/reports.ts'
import { limits } from '../../contract/limits.ts'
import type { Giver, Territory } from '../../contract/shared/users.ts'
import type { Hunt } from '../../contract/giver/hunts.ts'
import type { HuntState } from '../../contract/shared/hunts.ts'
import type { SpecimenType } from '../../contract/shared/specimen-types.ts'
import { dayAfter, parisDay } from '../../contract/days.ts'
import { asked, contactId, contacts, donations, hunts, reveals } from './hunts.ts'
import { giver, matching, nadia } from './people.ts'
import { place, places } from './places.ts'

const named = (id: number, code: string, label = code, label_plural = `${label}s`) => ({
  id,
  label,
  label_plural,
  icon_url: `/specimens/${code}.svg`,
})
/** The six game types. */
export const specimenTypes: SpecimenType[] = [
  named(1, 'sanglier'),
  named(2, 'chevreuil'),
  named(3, 'cerf'),
  named(4, 'daim'),
  named(5, 'mouflon'),
  named(6, 'chamois', 'chamois ou isard', 'chamois ou isards'),
]

const cityOf = (id: number) => places.find((each) => each[0] === id)!

/** giver@'s territories, main one first. */
export const territories: Territory[] = (['Bourges', 'Mehun-sur-Yèvre', 'Vierzon'] as const)
  .map(place)
  .map(({ id, label_full }) => ({ id, label_full }))

/** giver@'s record as `readGiver` answers it. */
export const giverRecord: Giver = {
  nit: '1800001',
  validation_type: 'auto',
  validated_at: '2026-01-05T08:00:00.000Z',
  refused_at: null,
  refusal_reason: null,
  is_wolfhunter: false,
  cities: territories,
}

/**
 * A giver's hunts in a state (by default giver@'s) on one page, as `listHunts` answers them on the day
 * `today`.
 */
export function listedHunts(code: HuntState, today: string, { id }: { id: number } = giver): Hunt[] {
  const own = hunts.filter(({ giver_id }) => giver_id === id)
  const state = ({ finished, day }: (typeof own)[number]): HuntState =>
    finished ? 'finished' : day < 0 ? 'informed' : 'planned'
  return own
    .filter((hunt) => state(hunt) === code)
    .map((hunt) => ({
      id: hunt.id,
      started_at: dayAfter(today, hunt.day),
      city_id: hunt.city_id,
      city: { label: cityOf(hunt.city_id)[2] },
      is_wolfhunter: hunt.is_wolfhunter,
      time_zone: null,
      hunt_state: { code },
      hunt_previsions: hunt.previsions.map(([specimen_type_id, quantity]) => ({
        specimen_type_id,
        quantity,
      })),
      given: donations
        .filter(({ hunt_id }) => hunt_id === hunt.id)
        .map(({ specimen_type_id, quantity }) => ({ specimen_type_id, quantity })),
      correction: hunt.id === asked.hunt_id ? 'requested' : null,
    }))
}

/** Kilometres, rounded to a hundred metres. */
function distance(a: (typeof places)[number], b: (typeof places)[number]) {
  const rad = (degrees: number) => (degrees * Math.PI) / 180
  const [latA, lngA, latB, lngB] = [rad(a[4]), rad(a[5]), rad(b[4]), rad(b[5])]
  const h =
    Math.sin((latB - latA) / 2) ** 2 + Math.cos(latA) * Math.cos(latB) * Math.sin((lngB - lngA) / 2) ** 2
  return Math.round(127_420 * Math.asin(Math.sqrt(h))) / 10
}

const fullNameOf = ({ firstname, lastname }: typeof nadia) => `${firstname} ${lastname}`

/** The report of the hunt at which Nadia received three animals, as `readReport` answers it at `now`. */
export const seenReport = (now: Date): Report => ({
  state: 'recorded',
  request: null,
  received: [
    {
      person: fullNameOf(nadia),
      animals: donations.map(({ specimen_type_id, quantity }) => ({ specimen_type_id, quantity })),
    },
  ],
  unreceived: [],
  version: 1,
  amendable_until: dayAfter(parisDay(now), limits.correction.days),
  versions: [
    {
      number: 1,
      recorded_at: now.toISOString(),
      author: `${giver.firstname} ${giver.lastname}`,
      assistant: null,
      reason: null,
      changes: donations.map(({ specimen_type_id, quantity }) => ({
        person: fullNameOf(nadia),
        specimen_type_id,
        before: 0,
        after: quantity,
      })),
    },
  ],
})

/** The contacts of one of giver@'s hunts as `readDonations` answers them at `now`. */
export function seenContacts(huntId: number, now: Date): Contact[] {
  const town = cityOf(hunts.find(({ id }) => id === huntId)!.city_id)
  const shown_at = new Date(now.getTime() - 3 * 86_400_000).toISOString()
  return matching
    .filter(({ id }) => contacts.some((row) => row.hunt_id === huntId && row.receiver_id === id))
    .map(({ id, firstname, lastname, phone, city, wishes }) => {
      const isShown = reveals.some(({ receiver_id }) => receiver_id === id)
      const received = donations.filter(({ receiver_id }) => receiver_id === id)
      return {
        id: contactId(huntId, id),
        firstname,
        lastname,
        phone: isShown ? phone : null,
        shown_at: isShown ? shown_at : null,
        distance: distance(town, cityOf(place(city as 'Bourges').id)),
        city: { label: city },
        sum_donation: received.reduce((sum, { quantity }) => sum + quantity, 0),
        wishes: wishes.map(([specimen_type_id, quantity]) => ({
          specimen_type_id,
          quantity,
          icon_url: specimenTypes[specimen_type_id - 1]!.icon_url,
        })),
        donations: received
          .filter(({ hunt_id }) => hunt_id === huntId)
          .map(({ specimen_type_id, quantity }) => ({ specimen_type_id, quantity })),
      }
    })
}
