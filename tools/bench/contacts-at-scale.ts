/**
 * `npm run bench:contacts`: what a table of contacts of the whole country costs on PostgreSQL
 * (`TEST_DATABASE_URL`, else the local socket). `--rows` says how many it has (50,000,000 unless given:
 * about 6 GB). Parts by name, all of them without: `fill` creates the database `venaison_contacts`, `sizes`,
 * `hunts`, `people`, `statistic`, `plans`, `purge` (for at most `--seconds`, 420 unless given), `drop`.
 */
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import type { Db } from '../../server/database.ts'
import { populate } from './contacts-at-scale/country.ts'
import { explain, measureHunts, measurePeople, measureStatistic } from './contacts-at-scale/measures.ts'
import { measurePurge } from './contacts-at-scale/purge.ts'
import { runParts } from './database.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rows: { type: 'string', default: '50000000' },
    seconds: { type: 'string', default: '420' },
  },
})

async function tellSizes(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string; bytes: number; tuples: number }>`
    select relname as name, pg_relation_size(oid) as bytes, reltuples::bigint as tuples from pg_class
    where oid = 'contacts'::regclass
      or oid in (select indexrelid from pg_index where indrelid = 'contacts'::regclass)
    order by relkind desc, relname`.execute(db)
  const all = rows[0]!.tuples
  for (const { name, bytes } of rows)
    console.log(
      `${name.padEnd(34)} ${(bytes / 2 ** 20).toFixed(0).padStart(6)} MiB, ${(bytes / all).toFixed(1)} bytes/row`,
    )
  console.log(`${all} rows`)
}

const begun = performance.now()
const progress = (what: string) =>
  console.log(`${((performance.now() - begun) / 1000).toFixed(0).padStart(5)} s  ${what}`)

await runParts('venaison_contacts', positionals, {
  fill: (db) => populate(db, Number(values.rows), progress),
  sizes: tellSizes,
  hunts: measureHunts,
  people: measurePeople,
  statistic: measureStatistic,
  plans: explain,
  purge: (db) => measurePurge(db, Number(values.seconds) * 1000),
})
