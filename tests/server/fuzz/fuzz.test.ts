import * as fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { type EndpointName, endpoints } from '../../../contract/endpoints.ts'
import type { Db } from '../../../server/database.ts'
import { cookieOf, emptyRole, kinds, sowMatrix, wholeRole } from '../authority/matrix-callers.ts'
import { table } from '../authority/matrix-table.ts'
import { makeApp, visit, type Visitor } from '../support/app.ts'
import { onOneDatabase } from '../support/databases.ts'
import { changedTables, type Fingerprint, fingerprint } from '../support/fingerprint.ts'
import { multipart } from '../support/forms.ts'
import { noon } from '../support/in-world.ts'
import { type Input, inputsOf, type Method, operations } from './inputs.ts'

/**
 * Every operation of the description of the API is called by every kind of caller with inputs that are
 * made from its schemas, valid and not. Whatever is sent: the answer is one that the description
 * names, an error has the shape of a problem, and what is refused has changed nothing.
 *
 * `FUZZ_RUNS` is how many inputs each operation gets, `FUZZ_SEED` draws others. A failing input is made
 * smaller, and printed with its seed.
 */
const seed = Number(process.env['FUZZ_SEED'] ?? 1808)
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 40)
/** Inputs, at most, between two looks at the database, which is then as it was sown. */
const BATCH = 20
/** Milliseconds that no input takes, and within which a failing one is made smaller. */
const HANGS = 5000
const SHRINKING = 60_000

const callers = kinds.filter(({ name }) =>
  [
    'nobody',
    'a receiver',
    'a giver',
    'a waiting giver',
    'every power in Cher',
    'an administrator',
    'staff asked for their second factor',
    'staff who owe a second factor',
  ].includes(name),
)
const ids = [1, 2, 3, 4, 6, 20, 21, emptyRole, wholeRole, 'donations_by_type', 'people']

const problem = expect.objectContaining({ message: expect.stringMatching(/\S/) as string }) as object
const refusedEntry = expect.objectContaining({
  message: expect.stringMatching(/\S/) as string,
  errors: expect.any(Object) as object,
}) as object

/** What makes wait whoever tries too often. */
async function forgetTries(db: Db): Promise<void> {
  await db.deleteFrom('sign_in_failures').execute()
  await db.deleteFrom('request_counts').execute()
}

onOneDatabase((fresh, again) => {
  let app: FastifyInstance
  let sown: Fingerprint
  const cookies = new Map<number, Map<string, string>>()
  const counts = new Map<number, number>()
  let slowest = 0
  beforeAll(async () => {
    app = await makeApp({ db: fresh(), now: () => noon })
    await again()
    sown = await fingerprint(fresh())
    for (const [place, kind] of callers.entries()) {
      const visitor = visit(app)
      if (kind.id !== null) visitor.cookies.set('venaison_session', cookieOf(kind))
      await visitor.open('/mentions-legales')
      cookies.set(place, visitor.cookies)
    }
  })
  afterAll(async () => {
    await app.close()
    if (!process.env['FUZZ_RUNS']) return
    const answers = [...counts].toSorted(([one], [other]) => one - other)
    console.log(
      `seed ${seed}, slowest ${slowest} ms, answers: ${answers.map((one) => one.join(' × ')).join(', ')}`,
    )
  })

  async function send(method: Method, { caller, url, headers, body }: Input) {
    const visitor: Visitor = visit(app)
    for (const [name, value] of cookies.get(caller)!) visitor.cookies.set(name, value)
    if (body === null || typeof body === 'string')
      return visitor.send(method, url, { headers, ...(body !== null && { body }) })
    const form = await multipart(
      Object.fromEntries(
        body.fields.map(([name, value]) => [
          name,
          typeof value === 'string'
            ? value
            : new File([Buffer.from(value.file, 'latin1')], value.name, { type: value.type }),
        ]),
      ),
    )
    return visitor.send(method, url, { body: form.body, headers: { ...headers, ...form.headers } })
  }

  test.each(operations.map((one) => [one.operation.operationId, one] as const))(
    '%s',
    async (name, one) => {
      const { method, operation } = one
      const row = table[name as EndpointName]
      const endpoint: Endpoint = endpoints[name as EndpointName]
      const isRead = method === 'GET' && !endpoint.guarded
      const known = row.rows ? [row.rows.near, row.rows.far, ...ids] : ids
      const places = callers.map((_, place) => place)
      const able = places.filter((place) => row.who(callers[place]!))
      const inputs = inputsOf(one, [...places, ...able, ...able], known)
      let until: number | null = null
      let isChanged = true

      /** Sends them one after the other; those that were refused. */
      async function sendAll(batch: readonly Input[]): Promise<Input[]> {
        const refused: Input[] = []
        for (const input of batch) {
          const begun = performance.now()
          const { statusCode, body } = await send(method, input)
          slowest = Math.max(slowest, Math.round(performance.now() - begun))
          counts.set(statusCode, (counts.get(statusCode) ?? 0) + 1)
          expect(statusCode, body).toBeLessThan(500)
          expect(Object.keys(operation.responses), body).toContain(String(statusCode))
          if (statusCode < 400) continue
          expect(JSON.parse(body)).toEqual(statusCode === 422 ? refusedEntry : problem)
          refused.push(input)
        }
        return refused
      }

      const batches = fc.array(inputs, { minLength: 1, maxLength: BATCH, size: 'max' })
      const property = fc.asyncProperty(batches, async (batch) => {
        if (until !== null && Date.now() > until) return
        if (isChanged) await again()
        else await forgetTries(fresh())
        isChanged = true
        try {
          const refused = await sendAll(batch)
          const changed = changedTables(sown, await fingerprint(fresh()))
          // What is read of people may be noted.
          if (isRead) expect(changed.filter((name) => name !== 'acts')).toEqual([])
          isChanged = refused.length < batch.length && (changed.length > 0 || !isRead)
          if (changed.length === 0 || refused.length === 0) return
          // What succeeded has changed something; without it, the others may not.
          await again()
          const refusedAgain = await sendAll(refused)
          if (refusedAgain.length < refused.length) return
          expect(changedTables(sown, await fingerprint(fresh()))).toEqual([])
        } catch (error) {
          until ??= Date.now() + SHRINKING
          throw error
        }
      })
      await fc.assert(property, { seed, numRuns: Math.ceil((2 * RUNS) / BATCH) })
    },
    60_000 + SHRINKING + RUNS * HANGS,
  )
}, sowMatrix)
