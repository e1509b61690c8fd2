/**
 * The fixed test data: 31 real communes, three federations, five givers, the back office, six receivers
 * who match the planned hunt and nine who do not, each for one reason.
 * - `places.ts`: communes (`place('Bourges').id` is 1) and federations (Cher 1, Indre 2, Creuse 3).
 * - `people.ts`: everybody, with ids, names, phones; all with the same `password`.
 * - `roles.ts`: the role 70 without users; 1 giver, 2 receiver, 3 admin, 4 federation_admin, 5
 *   role_manager, 6 statistics_viewer.
 * - `hunts.ts`: hunts of giver@ (1 to 14) and louvetier@ (20, 21), their contacts, gifts and animals.
 * - `offers.ts`: offers and meetings; `recalls.ts`, `sanitary.ts`: what staff watches over.
 * - `answers.ts`: the same data as the API answers them, for screens without a server.
 */
import { sql } from 'kysely'
import type { Db } from '../../server/database.ts'
import { searchColumns } from '../../server/storage/search-words.ts'
import { attachTowns } from '../../server/queries/federations/federations.ts'
import { contacts, donations, giverCities, hunts, reveals } from './hunts.ts'
import { rowsIn } from '../server/support/rows.ts'
import { seedAnimals } from './seed-animals.ts'
import { seedLinks } from './seed-links.ts'
import { seedOffers } from './seed-offers.ts'
import { seedReports } from './requests.ts'
import { deletionAskedDaysAgo, givers, matching, others, passwordHash, staff } from './people.ts'
import { federations, place, places } from './places.ts'
import { freeRole } from './roles.ts'
import { termsOf } from '../../server/rules/terms.ts'
import { GIVER, RECEIVER } from '../../contract/shared/users.ts'
import { dayAfter, parisDay } from '../../contract/days.ts'

/** Empties the tables and seeds the test data, with dates relative to `now`. */
export async function seedWorld(db: Db, now: Date): Promise<void> {
  await empty(db)
  await seedRoles(db)
  await seedPlaces(db)
  await seedPeople(db, now)
  await seedHunts(db, now)
  await seedLinks(db, now)
}

/** Empties the tables. Those of a new database hold roles only: truncating all takes a second. */
async function empty(db: Db) {
  const { rows } = await sql`select from users union all select from cities limit 1`.execute(db)
  await (
    rows.length > 0
      ? sql`truncate roles, users, cities, city_words, federations restart identity cascade`
      : sql.raw(`delete from role_permissions; delete from roles;
          select setval(pg_get_serial_sequence('roles', 'id'), 1, false)`)
  ).execute(db)
}

/** Seeds the roles of a new database, and one without users. */
async function seedRoles(db: Db) {
  await sql`select sow_roles()`.execute(db)
  const { id, code, label, permissions } = freeRole
  const { add, all } = rowsIn(db)
  await add('roles', { id, code, label })
  const given = await all('permissions', { code: permissions }, 'id')
  await add(
    'role_permissions',
    given.map((permission) => ({ role_id: id, permission_id: permission.id })),
  )
}

async function seedPlaces(db: Db) {
  const words: { word: string; city_id: number }[] = []
  const rows = places.map(([id, insee, label, codes, lat, lng, population]) => {
    const department_code = insee.slice(0, 2)
    const found = searchColumns({ label, department_code, postalCodes: codes.split(' ') })
    words.push(...found.words.map((word) => ({ word, city_id: id })))
    const { search_name, search_words } = found
    return { ...place(label), insee, department_code, lat, lng, population, search_name, search_words }
  })
  const { add } = rowsIn(db)
  await add('cities', rows)
  await add('city_words', words)
  await add('federations', federations)
  await attachTowns(db, 1)
  await attachTowns(db, 2)
}

async function seedPeople(db: Db, now: Date) {
  const { add, all } = rowsIn(db)
  const roles = await all('roles', {}, 'id', 'code')
  const receivers = [...matching, ...others]
  const people = [
    ...givers.map((one) => ({ ...one, role: GIVER, federation_id: 1 })),
    ...receivers.map((one) => ({ ...one, role: RECEIVER, federation_id: 1 })),
    ...staff,
  ]
  const users = people.map(({ id, email, firstname, lastname, phone, federation_id, ...one }) => {
    const except = 'except' in one ? one.except : undefined
    const verified = except !== 'unverified'
    const accepted = verified && except !== 'terms pending'
    const { daysAgo = 0 } = one as { daysAgo?: number }
    const asked = deletionAskedDaysAgo[email]
    return {
      id,
      email,
      firstname,
      lastname,
      phone,
      federation_id,
      password_hash: passwordHash,
      city_id: place(one.city as 'Bourges').id,
      role_id: roles.find(({ code }) => code === one.role)!.id,
      email_verified_at: verified ? now : null,
      tos_version: accepted ? termsOf(one.role) : null,
      accept_tos_date: accepted ? now : null,
      gdpr_state: except === 'refused' ? ('refused' as const) : ('accepted' as const),
      blocked_at: except === 'blocked' ? now : null,
      is_deleted: except === 'deleted',
      last_visit_on: parisDay(now),
      deletion_requested_at: asked === undefined ? null : new Date(now.getTime() - asked * 86_400_000),
      is_second_factor_waived: true,
      created_at: new Date(now.getTime() - daysAgo * 86_400_000),
    }
  })
  await add('users', users)
  await add(
    'givers',
    givers.map(({ id: user_id, nit, validation_type, is_wolfhunter }) => {
      const validated_at = ['auto', 'manual'].includes(validation_type) ? now : null
      return { user_id, nit, validation_type, is_wolfhunter, validated_at }
    }),
  )
  await add('giver_cities', giverCities)
  await add(
    'receivers',
    receivers.map(({ id, radius, except }) => ({
      user_id: id,
      search_radius: radius,
      is_always_available: except !== 'unavailable',
    })),
  )
  const wishes = receivers.flatMap(({ id, wishes: own }) =>
    own.map(([specimen_type_id, quantity]) => ({ receiver_id: id, specimen_type_id, quantity })),
  )
  await add('wishes', wishes)
}

async function seedHunts(db: Db, now: Date) {
  const today = parisDay(now)
  const { add } = rowsIn(db)
  await add(
    'hunts',
    hunts.map(({ previsions: _, day, finished, ...hunt }) => ({
      ...hunt,
      started_at: dayAfter(today, day),
      lot_seed: 'the lots of the test world',
      finished_at: finished ? now : null,
    })),
  )
  const previsions = hunts.flatMap(({ id, previsions: own }) =>
    own.map(([specimen_type_id, quantity]) => ({ hunt_id: id, specimen_type_id, quantity })),
  )
  await add('hunt_previsions', previsions)
  await add(
    'contacts',
    contacts.map((row) => ({ ...row, distance: 0 })),
  )
  await sql`
    update contacts set distance = distance_km(cities.lat, cities.lng, receivers.lat, receivers.lng)
    from hunts join cities on cities.id = hunts.city_id, receivers
    where hunts.id = contacts.hunt_id and receivers.user_id = contacts.receiver_id`.execute(db)
  const shown_at = new Date(now.getTime() - 3 * 86_400_000)
  await add(
    'phone_reveals',
    reveals.map((row) => ({ ...row, shown_at })),
  )
  await add('donations', donations)
  await seedReports(db, now)
  await seedAnimals(db, now)
  await seedOffers(db, now)
  for (const table of 'cities federations roles users hunts contacts animals meetings offers'.split(' '))
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), 10000)`.execute(db)
}
