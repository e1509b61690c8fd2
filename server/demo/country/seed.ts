import { sql } from 'kysely'
import { DAY } from '../../../contract/days.ts'
import type { Db } from '../../database.ts'
import { termsOf } from '../../rules/terms.ts'
import { keepFirstVersions } from '../../queries/giver/reports.ts'
import { insertAll } from '../../storage/bulk.ts'
import { Chance } from '../chance.ts'
import { insertPeople } from '../people-rows.ts'
import { seedCountryExchanges } from './exchanges.ts'
import { countryFederations } from './federations.ts'
import { makeCountryHunts } from './hunts.ts'
import { makeCountryMembers } from './members.ts'
import { makeCountryPeople } from './people.ts'
import { attachCountry } from './towns.ts'
import { insertHunts } from '../hunts.ts'
import { addValidatedMembers } from '../members.ts'

const RANDOM_SEED = 94

type Demonstration = { now: Date; today: string; passwordHash: string; roles: ReadonlyMap<string, number> }

/**
 * Seeds the other 91 federations of the mainland with a light population, after the demonstration's first
 * three and without changing them: a few givers, some tens of receivers, and the hunts of two seasons.
 * The Indre gets its administrator.
 */
export async function seedCountry(db: Db, { now, today, passwordHash, roles }: Demonstration): Promise<void> {
  const chance = new Chance(RANDOM_SEED)
  const federations = countryFederations(now)
  await insertAll(
    db,
    'federations',
    federations.map(({ row }) => row),
  )
  const [ready, left] = [true, false].map((is) => federations.filter(({ hasTowns }) => hasTowns === is))
  await attachCountry(
    db,
    ready!.map(({ row }) => row.id),
    left!.map(({ row }) => row.department_code),
  )
  const towns = await db
    .selectFrom('cities')
    .where(
      'department_code',
      'in',
      ready!.map(({ row }) => row.department_code),
    )
    .select(['id', 'insee', 'label', 'department_code', 'population'])
    .orderBy('id')
    .execute()
  const last = await readLast(db)
  const people = makeCountryPeople({
    chance,
    federations,
    towns: Map.groupBy(towns, ({ department_code }) => department_code),
    roles,
    now,
    today,
    passwordHash,
    lastId: last.user,
  })
  await insertPeople(db, people)
  await insertAll(db, 'retrievers', makeCountryMembers(chance, federations, towns))
  await addValidatedMembers(
    db,
    ready!.map(({ row }) => row.id),
  )
  await addStaffOfIndre(db, { now, passwordHash, roles })
  const hunts = makeCountryHunts(chance, people.hunters, today, last.hunt)
  const expected = (types: number[]) => types.map((type): [number, number] => [type, chance.between(1, 6)])
  await insertHunts(
    db,
    hunts.map(({ hunt, types }) => ({ hunt, previsions: expected(types) })),
  )
  await seedCountryExchanges(db, chance, hunts, today)
  await keepFirstVersions(db)
}

/** Adds the administrator of the Indre, after everybody else so that nobody's id changes. */
async function addStaffOfIndre(
  db: Db,
  { now, passwordHash, roles }: Omit<Demonstration, 'today'>,
): Promise<void> {
  const id = (await readLast(db)).user + 1
  const since = new Date(now.getTime() - 700 * DAY)
  await sql`
    insert into users (id, email, firstname, lastname, phone, city_id, federation_id, role_id, password_hash,
      email_verified_at, tos_version, accept_tos_date, gdpr_state, is_second_factor_waived, created_at)
    select ${id}, 'indre@example.org', 'Sabine', 'Jolivet', ${`063998${1000 + id}`}, cities.id, federations.id,
      ${roles.get('federation_admin')!}, ${passwordHash}, ${since}, ${termsOf('federation_admin')}, ${since},
      'accepted', true, ${since}
    from federations join cities on cities.insee = '36044' where federations.code = 'FDC36'`.execute(db)
}

async function readLast(db: Db): Promise<{ user: number; hunt: number }> {
  const { rows } = await sql<{ user: number; hunt: number }>`
    select (select max(id) from users) as user, (select max(id) from hunts) as hunt`.execute(db)
  return rows[0]!
}
