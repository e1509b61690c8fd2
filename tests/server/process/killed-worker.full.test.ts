import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type Db, openDatabase } from '../../../server/database.ts'
import { startProgram } from '../support/processes/process.ts'
import { withPostgres } from '../support/databases/with-postgres.ts'

const DUE = 2000
const once = { timeout: 120_000 }
/** At different points of a batch. */
const KILLS = 9

/**
 * Seeds due deadlines: a quarter unanswered offers, a quarter confirmed ones that hold an animal each,
 * and half reminders of a meeting in an hour.
 */
async function seedDue(db: Db, count: number): Promise<void> {
  await sql`
    insert into users (id, email, firstname, phone, role_id, email_verified_at, accept_tos_date, gdpr_state)
    select n, n || '@example.org', 'Jean', '0639980000', roles.id, now(), now(), 'accepted'
    from generate_series(0, ${count}::int) as n join roles
      on roles.code = case when n = 0 then 'giver' else 'receiver' end`.execute(db)
  await sql`insert into givers (user_id, nit, validation_type) values (0, '1800001', 'auto')`.execute(db)
  await sql`insert into receivers (user_id) select id from users where id > 0`.execute(db)
  const city = sql`(select min(id) from cities)`
  await sql`insert into hunts (id, giver_id, city_id, started_at) values (1, 0, ${city}, current_date)`.execute(
    db,
  )
  await sql`
    insert into meetings (id, hunt_id, place, city_id, starts_at, ends_at, noted_at)
    values (1, 1, 'La mairie', ${city}, now() + interval '1 hour', now() + interval '2 hours', now())`.execute(
    db,
  )
  await sql`
    insert into animals (id, hunt_id, federation_id, season, specimen_type_id, state, noted_at)
    overriding system value
    select n, 1, 0, 2026, 1, 'held', now() from generate_series(2, ${count}::int, 4) as n`.execute(db)
  await sql`
    insert into offers (hunt_id, receiver_id, state, sounded_at, expires_at, reason, received, distance,
      meeting_id, animal_id, specimen_type_id, remind_at)
    select 1, n, case n % 4 when 1 then 'sounded' when 2 then 'confirmed' else 'accepted' end,
      now() - interval '18 hours', now() - interval '1 second', 'received', 0, 4,
      case when n % 4 <> 1 then 1 end, case when n % 4 = 2 then n end, case when n % 4 <> 1 then 1 end,
      case when n % 4 in (0, 3) then now() - interval '1 second' end
    from generate_series(1, ${count}::int) as n`.execute(db)
  await sql`analyze`.execute(db)
}

/** The number of deadlines not yet processed. */
async function countDue(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from offers
    where state in ('sounded', 'confirmed') or remind_at is not null`.execute(db)
  return rows[0]!.count
}

/** Every deadline was processed, and none twice. */
async function expectProcessed(db: Db) {
  const { rows } = await sql`
    select
      (select count(*) from offers where state = 'expired') as expired,
      (select count(*) from animals where state = 'available' and version = 2) as freed,
      (select count(distinct user_id) from mails) as reminded,
      (select count(*) from mails) as mails,
      (select count(*) from animals where version > 2) as doubled`.execute(db)
  const each = { expired: DUE / 2, freed: DUE / 4, reminded: DUE / 2, mails: DUE / 2, doubled: 0 }
  expect(rows).toEqual([each])
}

/** Starts a worker that processes so many deadlines at a time; answers a function that kills it. */
async function startWorker(url: string, batch: number) {
  const script = 'tests/server/support/processes/deadline-worker.ts'
  const env = { DATABASE_URL: url }
  const { says, kill, ended } = startProgram(process.execPath, [script, String(batch)], { env })
  await says('ready')
  return () => {
    kill('SIGKILL')
    return ended
  }
}

async function onDue(use: (db: Db, url: string) => Promise<void>) {
  await withPostgres(async (databaseUrl) => {
    const { db, close } = await openDatabase({ databaseUrl, dataDir: null })
    await seedDue(db, DUE)
    await use(db, databaseUrl)
    await close()
  }, 'small')
}

test('A worker that is killed neither loses nor duplicates a deadline', once, () =>
  onDue(async (db, url) => {
    for (let time = 0; time < KILLS; time++) {
      const kill = await startWorker(url, 2)
      await pause((time * 17) % 150)
      await kill()
      if (time === 0) expect(await countDue(db)).toBeGreaterThan(0)
    }
    const kill = await startWorker(url, 500)
    await expect.poll(() => countDue(db)).toBe(0)
    await kill()
    await expectProcessed(db)
  }),
)
