import { DAY, dayAfter, parisDay } from '../../../contract/days.ts'
import { GIVER, RECEIVER, type ValidationType } from '../../../contract/shared/users.ts'
import { termsOf } from '../../rules/terms.ts'
import { demoRefusal } from '../accounts.ts'
import type { Chance } from '../chance.ts'
import { nameSomebody } from '../names.ts'
import { drawTowns, type Town } from '../people.ts'
import { nobody, type PeopleRows, makeReceiver } from '../people-rows.ts'
import type { CountryFederation } from './federations.ts'

/** A validated giver: the territories, and the first day on which they may hunt. */
export type Hunter = { id: number; department: string; cities: number[]; from: string }

/** Everything that the people of the country are generated from. `lastId`: the highest user id so far. */
export type Demonstration = {
  chance: Chance
  federations: CountryFederation[]
  towns: ReadonlyMap<string, Town[]>
  roles: ReadonlyMap<string, number>
  now: Date
  today: string
  passwordHash: string
  lastId: number
}

/** Days: people have registered within so many; those hunting since last season registered before. */
const OLDEST = 690
const LONG_AGO = 420
/** The percentage of federations where somebody waits for a decision, and the days since they registered. */
const WAITED_IN = 20
const WAITING = [0, 0, 1, 1, 1, 2, 4]
const HOUR = DAY / 24
/** Inhabitants per receiver, above a few in every department. */
const INHABITANTS = 30_000
const LEAST_RECEIVERS = 10

/**
 * Generates, for each federation with communes, a member of staff, a few givers, and receivers according
 * to the department's population.
 */
export function makeCountryPeople(ground: Demonstration): PeopleRows & { hunters: Hunter[] } {
  const { chance, federations, towns, roles, now, today, passwordHash, lastId } = ground
  const rows = nobody()
  const { users, givers, giver_cities, receivers, wishes, availabilities } = rows
  const hunters: Hunter[] = []

  type Person = { role: string; since: Date; city: Town; federation_id: number; email?: string }
  function addUser({ role, since, city, federation_id, email }: Person): number {
    const id = lastId + users.length + 1
    const name = nameSomebody(chance, id)
    const days = Math.floor((now.getTime() - since.getTime()) / DAY)
    users.push({
      ...name,
      email: email ?? name.email,
      id,
      city_id: city.id,
      federation_id,
      phone: `063998${1000 + id}`,
      password_hash: passwordHash,
      role_id: roles.get(role)!,
      email_verified_at: since,
      tos_version: termsOf(role),
      accept_tos_date: since,
      gdpr_state: role === RECEIVER && chance.happens(2) ? 'refused' : 'accepted',
      is_second_factor_waived: true,
      newsletter_accepted_at: chance.happens(40) ? since : null,
      last_visit_on: dayAfter(today, -chance.between(0, Math.min(days, 90))),
      created_at: since,
    })
    return id
  }
  /** A moment so many days ago, and up to a day before. */
  const momentBefore = (days: number) => new Date(now.getTime() - days * DAY - chance.between(0, 23) * HOUR)

  /** Days, the fewer the likelier. */
  const lately = (most: number) => Math.min(chance.between(0, most), chance.between(0, most))

  function addGiver({ row }: CountryFederation, own: Town[], validation_type: ValidationType, days: number) {
    const city = chance.pick(own)
    const since = momentBefore(days)
    const giver_id = addUser({ role: GIVER, since, city, federation_id: row.id })
    const decided = new Date(
      since.getTime() + (validation_type === 'auto' ? 0 : chance.between(4, 100) * HOUR),
    )
    const isValidated = validation_type === 'auto' || validation_type === 'manual'
    const isRefused = validation_type === 'ban'
    givers.push({
      user_id: giver_id,
      nit: `${row.department_code}${String(giver_id).padStart(5, '0')}`,
      validation_type,
      is_wolfhunter: isValidated && chance.happens(4),
      validated_at: isValidated ? decided : null,
      refused_at: isRefused ? decided : null,
      ...(isRefused ? demoRefusal : { refusal_reason: null, refusal_note: null }),
    })
    if (!isValidated) return
    const others = chance.several(own, chance.between(0, 2)).filter(({ id }) => id !== city.id)
    for (const { id: city_id } of others) giver_cities.push({ giver_id, city_id, created_at: decided })
    const cities = [city, ...others].map(({ id }) => id)
    const from = dayAfter(parisDay(decided), 30)
    hunters.push({ id: giver_id, department: row.department_code, cities, from })
  }

  function addGivers(federation: CountryFederation, own: Town[]) {
    for (let i = 0; i < 3; i++)
      addGiver(federation, own, i === 0 ? 'auto' : 'manual', chance.between(LONG_AGO, OLDEST))
    // More and more register as the service becomes known.
    for (let more = chance.between(2, 5); more > 0; more--)
      addGiver(federation, own, chance.pick(['auto', 'auto', 'manual']), 10 + lately(OLDEST - 10))
    if (chance.happens(WAITED_IN)) addGiver(federation, own, 'waiting', chance.pick(WAITING))
    if (chance.happens(15)) addGiver(federation, own, 'ban', chance.between(10, 300))
  }

  function addReceivers({ row }: CountryFederation, own: Town[]) {
    const draw = drawTowns({ chance, towns: own })
    const inhabitants = own.reduce((sum, { population }) => sum + population, 0)
    for (let left = LEAST_RECEIVERS + Math.round(inhabitants / INHABITANTS); left > 0; left--) {
      const since = momentBefore(chance.between(0, OLDEST))
      const id = addUser({ role: RECEIVER, since, city: draw(), federation_id: row.id })
      const made = makeReceiver(chance, id, today)
      receivers.push(made.receiver)
      wishes.push(...made.wishes)
      availabilities.push(...made.availabilities)
    }
  }

  for (const federation of federations) {
    const own = towns.get(federation.row.department_code)
    if (!federation.hasTowns || !own) continue
    const capital = own.reduce((a, b) => (b.population > a.population ? b : a))
    addUser({
      role: 'federation_admin',
      since: federation.row.created_at,
      city: capital,
      federation_id: federation.row.id,
      email: `${federation.key}@example.org`,
    })
    addGivers(federation, own)
    addReceivers(federation, own)
  }
  return { ...rows, hunters }
}
