/**
 * `node tools/bench/matching.ts`: how long the matching of a hunt and its contact list take among 100,000
 * receivers on PostgreSQL (`TEST_DATABASE_URL`, else the local socket), in a temporary database. Target:
 * 20 ms each in a rural area.
 */
import { sql } from 'kysely'
import { loadCommunes } from '../../server/data/communes.ts'
import { type Db, openDatabase } from '../../server/database.ts'
import { migrate } from '../../server/storage/migrate.ts'
import { explaining, onNewDatabase } from './database.ts'
import { seedReceivers } from './receivers.ts'
import { computeContacts } from '../../server/queries/giver/contact-search.ts'
import { findContacts } from '../../server/queries/giver/contacts.ts'

const RECEIVERS = 100_000
const RUNS = 15
const TOWNS = ['Bourges', 'Aubigny-sur-Nère', 'Guéret', 'Lyon', 'Paris']
/** Receivers, and a giver with a hunt in each town. */
async function populate(db: Db): Promise<void> {
  await sql`select setseed(0.2026)`.execute(db)
  await seedReceivers(db, RECEIVERS)
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
