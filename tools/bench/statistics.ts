/**
 * `npm run bench:statistics`: how long each statistic of the whole country takes on PostgreSQL
 * (`TEST_DATABASE_URL`, else the local socket), with 500,000 receivers and 1,000,000 donations. Parts by
 * name, all of them without: `fill` creates the database `venaison_statistics`, `measure`, `plans` of those
 * named by `--code`, `drop`.
 */
import { parseArgs } from 'node:util'
import { openDatabase, type Db } from '../../server/database.ts'
import { readView } from '../../server/statistics/read-view.ts'
import { statistics } from '../../server/statistics/registry.ts'
import { createDatabase, dropDatabase, explaining, urlOf } from './database.ts'
import { populateNation } from './nation.ts'

const NAME = 'venaison_statistics'
/** An odd number, for the median. */
const RUNS = 5
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { code: { type: 'string', multiple: true } },
})
const measured = statistics.filter(({ code }) => values.code?.includes(code) ?? true)
const always = { from: null, to: null, federationId: null, specimenTypeId: null, now: new Date() }
const asked = { ...always, granularity: 'month', place: 'department' } as const
const turned = { page: 1, perPage: 100 }

const inMs = (time: number) => `${time.toFixed(0).padStart(6)} ms`

async function measure(db: Db): Promise<void> {
  for (const definition of measured)
    for (const place of definition.filters.includes('place')
      ? (['department', 'city'] as const)
      : [asked.place]) {
      const times: number[] = []
      for (let run = 0; run < RUNS; run++) {
        const begun = performance.now()
        await readView(db, definition, { ...asked, place }, turned)
        times.push(performance.now() - begun)
      }
      const name = `${definition.code}${place === asked.place ? '' : `, by ${place}`}`
      const sorted = times.toSorted((a, b) => a - b)
      console.log(
        `${name.padEnd(24)} median ${inMs(sorted[(RUNS - 1) / 2]!)}, longest ${inMs(sorted.at(-1)!)}`,
      )
    }
}

const parts: Record<string, (db: Db) => Promise<unknown>> = {
  measure,
  plans: async (db) => {
    const told = db.withPlugin(explaining)
    for (const definition of values.code ? measured : []) await readView(told, definition, asked, turned)
  },
}

const onDatabase = async (url: string, work: (db: Db) => Promise<unknown>) => {
  const { db, close } = await openDatabase({ databaseUrl: url, dataDir: null })
  await work(db).finally(close)
}

for (const part of positionals.length > 0 ? positionals : ['fill', ...Object.keys(parts), 'drop'])
  if (part === 'fill') await onDatabase(await createDatabase(NAME), populateNation)
  else if (part === 'drop') await dropDatabase(NAME)
  else if (parts[part]) await onDatabase(urlOf(NAME), parts[part])
  else throw new Error(`No such part: ${part}. There are fill, ${Object.keys(parts).join(', ')}, drop.`)
