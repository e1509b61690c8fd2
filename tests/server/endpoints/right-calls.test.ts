import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type EndpointName, endpoints } from '../../../contract/endpoints.ts'
import { seedHistories } from '../fuzz/seeded.ts'
import { makeApp } from '../support/app.ts'
import { unexplained } from '../support/changed-by.ts'
import { onAnyDatabase } from '../support/databases.ts'
import { changedTables, type Fingerprint, fingerprint } from '../support/fingerprint.ts'
import { noon } from '../support/in-world.ts'
import { jobsEnd, make, rightCallOf, visitorOf } from './calls.ts'
import { possibleRows } from './table.ts'

/**
 * Each endpoint, called once so that it takes effect. It writes to the audit log what its row says, in
 * the caller's name, and changes only the tables that its row names.
 */
/** A call that changed nothing more than the seeding, and why. */
const already: readonly EndpointName[] = ['signIn'] // today's visit is noted

onAnyDatabase((fresh, again) => {
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
    '%s writes the audit entry of its row, and changes only its tables',
    async (name, row) => {
      const call = rightCallOf(row)
      const before = await acts()
      const { statusCode, body } = await make(await visitorOf(app, call.by), name, call, call.near)
      expect(statusCode, body).toBeLessThan(400)
      await jobsEnd(fresh())
      const written = (await acts()).filter(({ id }) => !before.some((one) => one.id === id))
      expect(written.map(({ act }) => act)).toEqual([row.acts ?? []].flat())
      const authors = written.map(({ actor_id }) => actor_id)
      if (call.by.id !== null) expect(authors).toEqual(authors.map(() => call.by.id))
      if (endpoints[name].method === 'GET' && !row.changes) return
      const after = await fingerprint(fresh())
      expect(unexplained(seeded, after, [name])).toEqual([])
      if (Object.keys(row.changes ?? {}).length > 0 && !already.includes(name))
        expect(
          changedTables(seeded, after).filter((one) => one !== 'acts'),
          'changed',
        ).not.toEqual([])
    },
  )
}, seedHistories)
