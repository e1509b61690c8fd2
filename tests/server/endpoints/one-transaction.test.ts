import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type EndpointName, endpoints } from '../../../contract/endpoints.ts'
import type { Db } from '../../../server/database.ts'
import { seedHistories } from '../fuzz/seeded.ts'
import { makeApp } from '../support/app.ts'
import { onPostgres } from '../support/databases.ts'
import { fingerprint } from '../support/fingerprint.ts'
import { noon } from '../support/in-world.ts'
import { jobsEnd, make, rightCallOf, visitorOf } from './calls.ts'
import { possibleRows } from './table.ts'

/** Calls that write in several transactions, and why. */
const several: Partial<Record<EndpointName, string>> = {
  register: 'whoever has registered is signed in, which notes their visit',
}

/** Every transaction whose rows are in the tables now, by table. */
async function writers(db: Db): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const tables = [...(await fingerprint(db)).keys()]
  const { rows } = await sql<{ name: string; writers: string[] }>`${sql.raw(
    tables
      .map(
        (table) => `select '${table}' as name, array(select distinct xmin::text from "${table}") as writers`,
      )
      .join(' union all '),
  )}`.execute(db)
  return new Map(rows.map(({ name, writers }) => [name, new Set(writers)]))
}

/**
 * Each endpoint, called once so that it takes effect: what it writes is written by one transaction, so that
 * a failure halfway leaves nothing behind. Each row tells the transaction that wrote it (`xmin`).
 */
onPostgres((fresh, again) => {
  let app: FastifyInstance
  beforeAll(async () => {
    app = await makeApp({ db: fresh(), now: () => noon })
    await again()
  })
  afterAll(() => app.close())

  test.each(possibleRows.filter(([name]) => endpoints[name].method !== 'GET'))(
    '%s writes in one transaction',
    async (name, row) => {
      const call = rightCallOf(row)
      const visitor = await visitorOf(app, call.by)
      const before = await writers(fresh())
      const { statusCode, body } = await make(visitor, name, call, call.near)
      await jobsEnd(fresh())
      const after = await writers(fresh())
      expect(statusCode, body).toBeLessThan(400)
      const written = new Map<string, string[]>()
      for (const [table, all] of after)
        for (const writer of all.difference(before.get(table)!))
          written.set(writer, [...(written.get(writer) ?? []), table])
      const parts = [...written.values()]
      if (several[name] === undefined) expect(parts.slice(1), `${parts[0]}, and apart from it`).toEqual([])
      else expect(parts.length).toBeGreaterThan(1)
    },
  )
}, seedHistories)
