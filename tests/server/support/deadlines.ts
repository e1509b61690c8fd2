import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../../../server/database.ts'

const worker = new URL('deadline-worker.ts', import.meta.url).pathname

/**
 * Seeds due deadlines: a quarter unanswered offers, a quarter confirmed ones that hold an animal each,
 * and half reminders of a meeting in an hour.
 */
export async function seedDue(db: Db, count: number): Promise<void> {
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
export async function countDue(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from offers
    where state in ('sounded', 'confirmed') or remind_at is not null`.execute(db)
  return rows[0]?.count ?? 0
}

/** The numbers of processed deadlines, each of which must equal the number seeded, and of duplicates. */
export async function outcome(db: Db) {
  const { rows } = await sql<Record<'expired' | 'freed' | 'reminded' | 'doubled', number>>`
    select
      (select count(*) from offers where state = 'expired') as expired,
      (select count(*) from animals where state = 'available' and version = 2) as freed,
      (select count(distinct user_id) from mails) as reminded,
      (select count(*) from mails) - (select count(distinct user_id) from mails)
        + (select count(*) from animals where version > 2) as doubled`.execute(db)
  return rows[0]!
}

/** Starts a worker in a process of its own, and waits until it is ready. */
export async function startWorker(url: string, batch: number): Promise<ChildProcess> {
  const child = spawn(process.execPath, [worker, String(batch)], {
    env: { ...process.env, DATABASE_URL: url },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout!, 'data')
  return child
}

/** Kills it with SIGKILL. */
export async function killWorker(child: ChildProcess): Promise<void> {
  const gone = once(child, 'close')
  child.kill('SIGKILL')
  await gone
}

/** Waits until nothing is due any more. */
export async function drained(db: Db, most: number): Promise<void> {
  const until = performance.now() + most
  while ((await countDue(db)) > 0) {
    if (performance.now() > until) throw new Error(`not drained within ${most} ms`)
    await pause(20)
  }
}

/** Kills working workers so many times; answers what was still due after each kill. */
export async function killMany(db: Db, url: string, times: number, batch: number): Promise<number[]> {
  const left: number[] = []
  for (let time = 0; time < times; time++) {
    const child = await startWorker(url, batch)
    // At different points of a batch.
    await pause((time * 17) % 150)
    await killWorker(child)
    left.push(await countDue(db))
  }
  return left
}
