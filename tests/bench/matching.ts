/**
 * `node tests/bench/matching.ts`: how long the matching of a hunt and its contact list take among 100,000
 * receivers on PostgreSQL (`TEST_DATABASE_URL`, else the local socket), in a temporary database. Target:
 * 20 ms each in a rural area.
 */
import { sql } from 'kysely'
import { loadCommunes } from '../../server/data/communes.ts'
import { type Db, openDatabase } from '../../server/database.ts'
import { migrate } from '../../server/storage/migrate.ts'
import { explaining, onNewDatabase } from './database.ts'
import { computeContacts } from '../../server/queries/giver/contact-search.ts'
import { findContacts } from '../../server/queries/giver/contacts.ts'

const RECEIVERS = 100_000
const RUNS = 15
const TOWNS = ['Bourges', 'Aubigny-sur-Nère', 'Guéret', 'Lyon', 'Paris']
/** Receivers distributed by population, clustered by commune; half of them always available. */
async function populate(db: Db): Promise<void> {
  await sql`select setseed(0.2026)`.execute(db)
  await sql`
    insert into users (email, firstname, lastname, phone, city_id, role_id, accept_tos_date, gdpr_state)
    select n || '@example.org', 'Jean', 'Martin ' || n, '0639980000', city_id,
      (select id from roles where code = 'receiver'), now(), 'accepted'
    from (
      select cities.id as city_id, row_number() over (order by cities.id) as n
      from cities, lateral generate_series(1,
        floor(population * ${RECEIVERS}::float8 / (select sum(population) from cities) + random())::int)
    ) as people`.execute(db)
  await sql`
    insert into receivers (user_id, search_radius, is_always_available)
    select id, (array[5, 10, 20, 20, 20, 30, 40, 80])[1 + floor(random() * 8)::int], random() < 0.5
    from users order by city_id`.execute(db)
  await sql`
    insert into wishes (receiver_id, specimen_type_id, quantity)
    select user_id, type, 1 + floor(random() * 5)::int from receivers, generate_series(1, 6) as type
    where random() < case type when 1 then 0.8 when 2 then 0.6 else 0.2 end`.execute(db)
  await sql`
    insert into availabilities (receiver_id, started_at, ended_at)
    select user_id, current_date + start, current_date + start + 14
    from receivers, lateral (select floor(random() * 90)::int - 30 as start where user_id > 0) as period
    where not is_always_available`.execute(db)
  await sql`
    insert into users (id, email, firstname, role_id)
    select 1000000, 'giver@example.org', 'Hélène', id from roles where code = 'giver'`.execute(db)
  await sql`insert into givers (user_id, nit, validation_type) values (1000000, '1800001', 'auto')`.execute(
    db,
  )
  await sql`
    insert into hunts (id, giver_id, city_id, started_at)
    select row_number() over (order by population), 1000000, id, current_date + 7
    from cities where label = any(${TOWNS})`.execute(db)
  await sql`insert into hunt_previsions select id, type, 2 from hunts, generate_series(1, 2) as type`.execute(
    db,
  )
}

const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!

async function time(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let run = 0; run < RUNS; run++) {
    const begun = performance.now()
    await work()
    times.push(performance.now() - begun)
  }
  return median(times)
}

async function measure(url: string): Promise<void> {
  const { db, close } = await openDatabase({ databaseUrl: url, dataDir: null })
  await migrate(db)
  await loadCommunes(db)
  await populate(db)
  await sql`vacuum analyze`.execute(db)
  const hunts = await db
    .selectFrom('hunts')
    .innerJoin('cities', 'cities.id', 'hunts.city_id')
    .select(['hunts.id', 'cities.label_full'])
    .execute()
  for (const { id, label_full } of hunts) {
    const obtain = () => db.transaction().execute((transaction) => computeContacts(transaction, id))
    const firstTime = performance.now()
    await obtain()
    const first = performance.now() - firstTime
    const again = await time(obtain)
    await sql`analyze contacts`.execute(db)
    const list = await time(() => findContacts(db, id))
    const { found } = await findContacts(db, id)
    const [obtained, repeated, listed] = [first, again, list].map((ms) => ms.toFixed(1).padStart(7))
    console.log(
      `${label_full.padEnd(26)} ${String(found).padStart(6)} people; obtained ${obtained} ms, again ${repeated} ms, listed ${listed} ms`,
    )
  }
  const [country] = hunts.filter(({ label_full }) => label_full.startsWith(TOWNS[0]!))
  await computeContacts(db.withPlugin(explaining), country!.id)
  await findContacts(db.withPlugin(explaining), country!.id)
  await close()
}

await onNewDatabase(measure)
