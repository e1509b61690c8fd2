import { sql } from 'kysely'
import type { Db } from '../database.ts'
import { parisDay } from '../../contract/days.ts'
import { hashPassword } from '../security/passwords.ts'
import { attachTowns } from '../queries/federations/federations.ts'
import { DEMO_PASSWORD, demoFederations } from './accounts.ts'
import { insertAll } from '../storage/bulk.ts'
import { Chance } from './chance.ts'
import { seedCountry } from './country/seed.ts'
import { seedHunts } from './hunts.ts'
import { addValidatedMembers, addWaitingMembers, demoMembers } from './members.ts'
import { seedNotedAnimals, seedResults } from './noted-animals.ts'
import { makePeople } from './people.ts'
import { seedActs, seedJobs, seedRefusedMails } from './past-work.ts'
import { insertPeople } from './people-rows.ts'
import { seedSample, seedSanitary } from './sanitary.ts'

const RANDOM_SEED = 2026

/** `country`: whether all federations of the mainland have people, or the first three only. */
export type DemoOptions = { country?: boolean }

/**
 * Seeds the demonstration data (design: nine accounts, 60 givers, 600 receivers, 150 hunts) into a
 * database with communes; does nothing if there are users already. Deterministic, relative to the day of
 * `now`. Returns whether it seeded.
 */
export async function seedDemo(db: Db, now: Date, options: DemoOptions = {}): Promise<boolean> {
  const anybody = await db.selectFrom('users').select('id').limit(1).executeTakeFirst()
  if (anybody) return false
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  await db.transaction().execute((transaction) => seed(transaction, now, passwordHash, options))
  await sql`analyze`.execute(db)
  return true
}

/** Deletes everything except the communes, and seeds the demonstration data again. */
export async function resetDemo(db: Db, now: Date, options: DemoOptions = {}): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  await db.transaction().execute(async (transaction) => {
    await sql`truncate roles, federations, sessions, sign_in_failures, request_counts, retention_runs restart identity cascade`.execute(
      transaction,
    )
    await sql`select sow_roles()`.execute(transaction)
    await seed(transaction, now, passwordHash, options)
  })
}

async function seed(db: Db, now: Date, passwordHash: string, { country = false }: DemoOptions) {
  const chance = new Chance(RANDOM_SEED)
  const today = parisDay(now)
  await insertAll(
    db,
    'federations',
    demoFederations.map(({ hasTowns: _, ...row }) => row),
  )
  for (const { id, hasTowns } of demoFederations) if (hasTowns) await attachTowns(db, id)
  await insertAll(
    db,
    'retrievers',
    demoMembers.map((member) => ({ federation_id: demoFederations[0]!.id, ...member })),
  )
  const towns = await db
    .selectFrom('cities')
    .where('department_code', 'in', ['18', '36'])
    .select(['id', 'insee', 'department_code', 'population'])
    .orderBy('id')
    .execute()
  await seedPreparedRole(db)
  const codes = await db.selectFrom('roles').select(['code', 'id']).execute()
  const roles = new Map(codes.map(({ code, id }) => [code, id]))
  const people = makePeople({ chance, towns, now, today, passwordHash, roles })
  await insertPeople(db, people)
  const initialised = demoFederations.filter(({ hasTowns }) => hasTowns).map(({ id }) => id)
  await addValidatedMembers(db, initialised)
  for (const id of initialised) await addWaitingMembers(db, id)
  await seedHunts(db, chance, today)
  await seedSanitary(db, demoFederations[0]!.id, today)
  await seedSample(db, demoFederations[0]!.id, today)
  await seedRefusedMails(db, demoFederations[0]!.id, now)
  if (country) await seedCountry(db, { now, today, passwordHash, roles })
  await seedNotedAnimals(db, today)
  await seedResults(db, today, demoFederations[0]!.id)
  await seedJobs(db, today)
  await seedActs(db, today)
  for (const table of ['federations', 'users', 'hunts'])
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))`.execute(
      db,
    )
}

/** Seeds a role without users, for testing the choice of permissions. */
async function seedPreparedRole(db: Db): Promise<void> {
  const { id } = await db
    .insertInto('roles')
    .values({ code: 'field_officer', label: 'Agent de terrain' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('role_permissions')
    .columns(['role_id', 'permission_id'])
    .expression((query) =>
      query
        .selectFrom('permissions')
        .where('code', 'in', ['users.view', 'statistics.view'])
        .select((eb) => [eb.val(id).as('role_id'), 'id']),
    )
    .execute()
}
