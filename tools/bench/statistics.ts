/**
 * `npm run bench:statistics`: how long each statistic of the whole country takes on PostgreSQL
 * (`TEST_DATABASE_URL`, else the local socket), with 500,000 receivers and 1,000,000 donations. Parts by
 * name, all of them without: `fill` creates the database `venaison_statistics`, `measure`, `plans` of those
 * named by `--code`, `drop`.
 */
import { parseArgs } from 'node:util'
import type { Db } from '../../server/database.ts'
import { readView } from '../../server/statistics/read-view.ts'
import { statistics } from '../../server/statistics/registry.ts'
import { explaining, runParts } from './database.ts'
import { populateNation } from './nation.ts'
import { times } from './timing.ts'

const RUNS = 5
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { code: { type: 'string', multiple: true } },
})
const measured = statistics.filter(({ code }) => values.code?.includes(code) ?? true)
const always = { from: null, to: null, federationId: null, specimenTypeId: null, now: new Date() }
const asked = { ...always, granularity: 'month', place: 'department' } as const
const turned = { page: 1, perPage: 100 }

async function measure(db: Db): Promise<void> {
  for (const definition of measured)
    for (const place of ['department', 'city'] as const) {
      const isOther = place !== asked.place
      if (isOther && !definition.filters.includes('place')) continue
      const name = `${definition.code}${isOther ? `, by ${place}` : ''}`
      const runs = Array.from({ length: RUNS })
      await times(name, runs, () => readView(db, definition, { ...asked, place }, turned))
    }
}

await runParts('venaison_statistics', positionals, {
  fill: populateNation,
  measure,
  plans: async (db) => {
    const told = db.withPlugin(explaining)
    for (const definition of values.code ? measured : []) await readView(told, definition, asked, turned)
  },
})
