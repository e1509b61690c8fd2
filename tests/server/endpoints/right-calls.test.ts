import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type EndpointName, endpoints } from '../../../contract/endpoints.ts'
import type { Db } from '../../../server/database.ts'
import { seedHistories } from '../fuzz/seeded.ts'
import { makeApp } from '../support/app.ts'
import { unexplained } from '../support/databases/changed-by.ts'
import { onAnyDatabase } from '../support/databases.ts'
import { changedTables, type Fingerprint, fingerprint } from '../support/fingerprint.ts'
import { noon } from '../support/in-world.ts'
import { jobsEnd, make, rightCallOf, visitorOf } from './calls.ts'
import { possibleRows } from './table.ts'

/** A call that changed nothing more than the seeding, and why. */
const already: readonly EndpointName[] = ['signIn'] // today's visit is noted
/** Calls that write in several transactions, and why. */
const several: readonly EndpointName[] = ['register'] // who has registered is signed in, which notes their visit

/** Every transaction whose rows are in the tables now, by table: each row tells which one wrote it. */
async function writers(db: Db, tables: Iterable<string>): Promise<Map<string, ReadonlySet<string>>> {
  const each = [...tables].map(
    (table) => `select '${table}' as name, array(select distinct xmin::text from "${table}") as writers`,
  )
  if (each.length === 0) return new Map()
  const { rows } = await sql.raw<{ name: string; writers: string[] }>(each.join(' union all ')).execute(db)
  return new Map(rows.map(({ name, writers }) => [name, new Set(writers)]))
}

/**
 * Each endpoint, called once so that it takes effect. It writes to the audit log what its row says, in
 * the caller's name, and changes only the tables that its row names, in one transaction, so that a failure
 * halfway leaves nothing behind.
 */
onAnyDatabase((fresh, again, written) => {
  let app: FastifyInstance
  let seeded: Fingerprint
  const acts = () => fresh().selectFrom('acts').select(['id', 'act', 'actor_id']).orderBy('id').execute()
  beforeAll(async () => {
    app = await makeApp({ db: fresh(), now: () => noon })
    await again()
    seeded = await fingerprint(fresh())
  })
  afterAll(() => app.close())

  test.each(possibleRows)(
    '%s writes the audit entry of its row, and changes only its tables, in one transaction',
    async (name, row) => {
      const call = rightCallOf(row)
      const visitor = await visitorOf(app, call.by)
      const isRead = endpoints[name].method === 'GET'
      const former = isRead ? null : await writers(fresh(), seeded.keys())
      const before = await acts()
      const { statusCode, body } = await make(visitor, name, call, call.near)
      expect(statusCode, body).toBeLessThan(400)
      await jobsEnd(fresh())
      const added = (await acts()).filter(({ id }) => !before.some((one) => one.id === id))
      expect(added.map(({ act }) => act)).toEqual([row.acts ?? []].flat())
      const authors = added.map(({ actor_id }) => actor_id)
      if (call.by.id !== null) expect(authors).toEqual(authors.map(() => call.by.id))
      if (isRead && !row.changes) return
      const after = await fingerprint(fresh(), await written())
      expect(unexplained(seeded, after, [name])).toEqual([])
      if (Object.keys(row.changes ?? {}).length > 0 && !already.includes(name))
        expect(
          changedTables(seeded, after).filter((one) => one !== 'acts'),
          'changed',
        ).not.toEqual([])
      if (!former) return
      const parts = new Map<string, string[]>()
      for (const [table, all] of await writers(fresh(), after.keys()))
        for (const writer of all.difference(former.get(table)!))
          parts.set(writer, [...(parts.get(writer) ?? []), table])
      const [first, ...others] = [...parts.values()]
      if (several.includes(name)) expect(others).not.toEqual([])
      else expect(others, `${first}, and apart from it`).toEqual([])
    },
  )
}, seedHistories)
