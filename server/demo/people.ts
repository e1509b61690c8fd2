import { DAY } from '../../contract/days.ts'
import { termsOf } from '../rules/terms.ts'
import { type DemoAccount, demoAccounts, demoRefusal } from './accounts.ts'
import type { Chance } from './chance.ts'
import { nameSomebody } from './names.ts'
import { nobody, type PeopleRows, makeReceiver } from './people-rows.ts'

export type Town = { id: number; insee: string; department_code: string; population: number }

/** Everything that demonstration people are generated from. `towns`: those of Cher and Indre. */
export type Demonstration = {
  chance: Chance
  towns: Town[]
  roles: Map<string, number>
  now: Date
  today: string
  passwordHash: string
}

const GIVERS = 60
const RECEIVERS = 600

/** NITs begin with the department of the federation: the Cher, or the Indre. */
const nitsOf = (federationId: number | null | undefined) => (federationId === 2 ? 3_600_000 : 1_800_000)

/** Draws towns with a probability that grows with population, plus a constant in favour of villages. */
export function drawTowns({ chance, towns }: Pick<Demonstration, 'chance' | 'towns'>): () => Town {
  const weights = towns.map(({ population }) => 60 + population)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return () => {
    let left = chance.next() * total
    return towns.find((_, i) => (left -= weights[i]!) < 0) ?? towns[0]!
  }
}

/** Generates the demonstration people as rows. Phone numbers are from a range reserved for fiction. */
export function makePeople(ground: Demonstration): PeopleRows {
  const { chance, towns, roles, now, today, passwordHash } = ground
  const rows = nobody()
  const { users, givers, giver_cities, receivers, wishes, availabilities } = rows
  const draw = drawTowns(ground)
  const momentBefore = (days: number) => new Date(now.getTime() - days * DAY)

  function addUser(person: Omit<DemoAccount, 'purpose' | 'giver' | 'insee'> & { city_id: number }): number {
    const { role, ...rest } = person
    const id = users.length + 1
    const since = momentBefore(chance.between(380, 700))
    users.push({
      ...rest,
      id,
      phone: `063998${String(1000 + id)}`,
      password_hash: passwordHash,
      role_id: roles.get(role)!,
      email_verified_at: since,
      tos_version: termsOf(role),
      accept_tos_date: since,
      gdpr_state: 'accepted',
      is_second_factor_waived: true,
      newsletter_accepted_at: chance.happens(40) ? since : null,
      blocked_at: null,
      deletion_requested_at: null,
      created_at: since,
    })
    return id
  }
  /** Accounts awaiting a decision registered within the last week. */
  function registerLately(user: PeopleRows['users'][number], days: number) {
    user.created_at = user.email_verified_at = user.accept_tos_date = momentBefore(days)
  }
  /** An automatic decision comes at once, one of staff within a week. */
  function decisionOf(user_id: number, isAutomatic: boolean) {
    const { created_at = now } = users[user_id - 1]!
    return new Date(created_at.getTime() + (isAutomatic ? 0 : ((5 + (user_id % 8) * 14) * DAY) / 24))
  }
  function addGiver(user_id: number, giver: NonNullable<DemoAccount['giver']>) {
    const { validation_type, is_wolfhunter, territories } = giver
    const isValidated = validation_type === 'auto' || validation_type === 'manual'
    const validated_at = isValidated ? decisionOf(user_id, validation_type === 'auto') : null
    if (validation_type === 'waiting') registerLately(users[user_id - 1]!, 0.2 + (user_id % 9) * 0.75)
    const isRefused = validation_type === 'ban'
    const refusal = isRefused ? demoRefusal : { refusal_reason: null, refusal_note: null }
    const refused_at = isRefused ? momentBefore(4) : null
    const nit = String(nitsOf(users[user_id - 1]!.federation_id) + user_id)
    givers.push({ user_id, nit, validation_type, is_wolfhunter, validated_at, refused_at, ...refusal })
    for (const insee of territories)
      giver_cities.push({ giver_id: user_id, city_id: towns.find((town) => town.insee === insee)!.id })
  }
  function addReceiver(receiver_id: number) {
    const made = makeReceiver(chance, receiver_id, today)
    receivers.push(made.receiver)
    wishes.push(...made.wishes)
    availabilities.push(...made.availabilities)
  }
  const federationOf = (town: { department_code: string }) => (town.department_code === '36' ? 2 : 1)
  const draftPerson = (role: string) => {
    const town = draw()
    const name = nameSomebody(chance, users.length + 1)
    return { ...name, role, city_id: town.id, federation_id: federationOf(town) }
  }

  for (const { purpose: _, giver, insee, ...account } of demoAccounts) {
    const id = addUser({ ...account, city_id: towns.find((town) => town.insee === insee)!.id })
    if (giver) addGiver(id, giver)
    if (account.role === 'receiver') addReceiver(id)
  }
  for (let i = 0; i < GIVERS; i++) {
    const validation_type =
      i < 8 ? 'waiting' : i < 10 ? 'ban' : chance.pick(['auto', 'auto', 'manual'] as const)
    const drawn = chance.several(towns, chance.between(0, 3))
    const person = draftPerson('giver')
    // Territories lie in the giver's own federation.
    const territories = drawn.filter((town) => federationOf(town) === person.federation_id)
    addGiver(addUser(person), {
      validation_type,
      is_wolfhunter: i % 20 === 19,
      territories: territories.map(({ insee }) => insee),
    })
  }
  for (let i = 0; i < RECEIVERS; i++) addReceiver(addUser(draftPerson('receiver')))
  // Two people of the Cher request deletion: one recently, the other longer ago than the legal deadline.
  const asking = users.filter(
    ({ federation_id, role_id }) => federation_id === 1 && role_id === roles.get('receiver'),
  )
  for (const [index, days] of [6, 35].entries())
    asking.at(-1 - index)!.deletion_requested_at = momentBefore(days)
  return rows
}
