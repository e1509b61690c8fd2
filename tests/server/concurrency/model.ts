import { contacts, donations, giverCities, hunts, reveals } from '../../world/hunts.ts'
import { givers, indre, staff } from '../../world/people.ts'
import { place } from '../../world/places.ts'
import { farGiver, farHunt, farReceiver, farWaiting, receivers } from './actors.ts'
import type { Gift, HuntName, PlanKey } from './commands.ts'

type Validation = 'waiting' | 'manual' | 'auto' | 'ban'
type Role = 'giver' | 'receiver' | 'admin' | 'federation_admin' | 'role_manager' | 'statistics_viewer'
export type Account = {
  federation: number | null
  role: Role
  state: 'active' | 'blocked' | 'deleted'
  gdpr: 'accepted' | 'refused'
  /** Address confirmed and terms accepted. */
  entered: boolean
  /** Givers only. */
  validation: Validation | null
  nit: string | null
}
type Hunt = {
  giver: number
  key: PlanKey | null
  town: number
  day: number
  types: number[]
  /** The reported donations, or null. */
  report: Gift[] | null
}

/** The abstract state of the product's data, in the terms of the specification. */
export type Model = {
  /** Hours since the start, which is at noon. */
  hours: number
  accounts: Map<number, Account>
  hunts: Map<string, Hunt>
  /**
   * The id of each contact, by hunt and receiver. A contact that is removed and added again has another
   * id.
   */
  contacts: Map<string, number>
  /** The hour at which a phone was revealed, by giver and receiver. */
  reveals: Map<string, number>
  wishes: Map<number, number[]>
  available: Map<number, boolean>
  /** The number of NITs that the waiting giver has tried, and the hour of the first; null before. */
  tries: { since: number; count: number } | null
  /** The members of federations, by federation and NIT. */
  members: Set<string>
  /** The last id assigned. */
  last: number
}

/** The hunts of the world named in commands. */
export const named: Record<Exclude<HuntName, PlanKey>, number> = {
  planned: 1,
  informed: 2,
  finished: 3,
  'given nothing': 4,
  'wolf planned': 20,
  'wolf informed': 21,
}

/** Where givers may hunt, including their main territory. */
export const isTerritory = (giver: number, town: number): boolean =>
  giverCities.some((one) => one.giver_id === giver && one.city_id === town) ||
  givers.some(({ id, city }) => id === giver && place(city as 'Bourges').id === town)

/** The state at the start of every history. */
export function beginning(): Model {
  const accounts = new Map<number, Account>()
  const add = (id: number, federation: number | null, role: Role, more: Partial<Account> = {}) =>
    accounts.set(id, {
      federation,
      role,
      state: 'active',
      gdpr: 'accepted',
      entered: true,
      validation: null,
      nit: null,
      ...more,
    })
  for (const { id, validation_type, nit } of givers) add(id, 1, 'giver', { validation: validation_type, nit })
  for (const { id, role, federation_id } of staff) add(id, federation_id, role as Role)
  for (const { id, except } of receivers)
    add(id, 1, 'receiver', {
      state: except === 'blocked' ? 'blocked' : except === 'deleted' ? 'deleted' : 'active',
      gdpr: except === 'refused' ? 'refused' : 'accepted',
      entered: except !== 'unverified' && except !== 'terms pending',
    })
  add(indre.id, 2, 'federation_admin')
  add(farGiver.id, 2, 'giver', { validation: 'manual', nit: '3600001' })
  add(farWaiting.id, 2, 'giver', { validation: 'waiting', nit: '3600002' })
  add(farReceiver.id, 2, 'receiver')

  const given = (hunt: number): Gift[] =>
    donations
      .filter(({ hunt_id }) => hunt_id === hunt)
      .map((row) => [row.receiver_id, row.specimen_type_id, row.quantity])
  const model: Model = {
    hours: 0,
    tries: null,
    accounts,
    hunts: new Map(
      hunts.map(({ id, giver_id: giver, city_id: town, day, previsions, finished }) => [
        String(id),
        {
          giver,
          key: null,
          town,
          day,
          types: previsions.map(([type]) => type),
          report: finished ? given(id) : null,
        },
      ]),
    ),
    contacts: new Map(contacts.map(({ id, hunt_id, receiver_id }) => [`${hunt_id}/${receiver_id}`, id])),
    reveals: new Map(reveals.map(({ giver_id, receiver_id }) => [`${giver_id}/${receiver_id}`, -72])),
    wishes: new Map(receivers.map(({ id, wishes }) => [id, wishes.map(([type]) => type)])),
    available: new Map(receivers.map(({ id, except }) => [id, except !== 'unavailable'])),
    members: new Set(),
    last: 100_000,
  }
  const { id, day, type, quantity } = farHunt
  const far = { giver: farGiver.id, key: null, town: place('Issoudun').id, day, types: [] }
  model.hunts.set(String(id), { ...far, report: [[farReceiver.id, type, quantity]] })
  model.contacts.set(`${id}/${farReceiver.id}`, 1)
  model.available.set(farReceiver.id, true)
  model.wishes.set(farReceiver.id, [])
  return model
}

/** The receivers who are contacts of a hunt. */
export const contactsOf = ({ contacts }: Model, hunt: string) =>
  [...contacts.keys()].flatMap((key) => (key.startsWith(`${hunt}/`) ? Number(key.split('/')[1]) : []))

/** The current day. */
export const today = ({ hours }: Model) => Math.floor((hours + 12) / 24)

/** The state of a hunt at that time (spec §4). */
export const stateOf = (model: Model, hunt: { report: Gift[] | null; day: number }) =>
  hunt.report ? 'finished' : hunt.day < today(model) ? 'informed' : 'planned'

/** The part of the model that the stored data must equal, in a comparable form. */
export function snapshot(model: Model) {
  const of = (hunt: string) => contactsOf(model, hunt).map(String).sort()
  return {
    accounts: [...model.accounts]
      .map(([id, { state, gdpr, role, validation, nit }]) =>
        [id, state, gdpr, role, validation, nit].join(' '),
      )
      .sort(),
    hunts: [...model.hunts]
      .map(([id, hunt]) => {
        const state = stateOf(model, hunt)
        const gifts = (hunt.report ?? []).map((gift) => gift.join(':')).sort()
        const types = hunt.types.toSorted()
        return `of ${hunt.giver} in ${hunt.town} on ${hunt.day} for ${types} ${state}: contacts ${of(id)}; gifts ${gifts}`
      })
      .sort(),
    reveals: [...model.reveals.keys()].sort(),
    wishes: [...model.wishes].map(([id, types]) => `${id}: ${types.toSorted()}`).sort(),
    available: [...model.available].flatMap(([id, is]) => (is ? String(id) : [])).sort(),
    members: [...model.members].sort(),
  }
}
