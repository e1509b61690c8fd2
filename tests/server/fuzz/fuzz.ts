import * as fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { type EndpointName, endpoints } from '../../../contract/endpoints.ts'
import { emptyRole, ownSample, wholeRole } from '../authority/matrix-callers.ts'
import type { Row } from '../endpoints/row.ts'
import { table } from '../endpoints/table.ts'
import { makeApp, visit, type Visitor } from '../support/app.ts'
import { onAnyDatabase } from '../support/databases.ts'
import { changedTables, type Fingerprint, fingerprint } from '../support/fingerprint.ts'
import { multipart } from '../support/files/forms.ts'
import { noon } from '../support/in-world.ts'
import { callers, isAble } from './callers.ts'
import { fileRows } from './files.ts'
import { type Input, inputsOf, type Method, operations, rightCall } from './inputs.ts'
import { seedHistories, seededIds } from './seeded.ts'
import { jobsEnd, rightCallOf, visitorOf } from '../endpoints/calls.ts'

/** Whether slow answers fail: not in the test command, which shares its machine. */
const isTimed = process.env['FUZZ_RUNS'] !== undefined
/** Inputs between two comparisons with the seeded database, unless fewer are asked for. */
const BATCH = { least: 10, most: 100 }
/** Milliseconds: for an answer, for a hung input, and for shrinking a failing one. */
const SLOW = 2000
const HANGS = 5000
const SHRINKING = 60_000

const ids = [ownSample, 1, 2, 3, 4, 6, 20, 21, emptyRole, wholeRole, ...seededIds]
const statistics = ['donations_by_type', 'people']

/** Operations that never succeed here, and why. */
const neverDone: Partial<Record<EndpointName, string>> = {
  addPasskey: 'the key of a device signs a challenge that is drawn for it',
}
/** Operations with a constant duration: sent concurrently. */
const constantTime: readonly EndpointName[] = ['requestPasswordReset']
/** Operations whose work continues after the answer. */
const startsJobs: readonly EndpointName[] = ['initFederation', 'importRetrievers']
/** Operations with deliberately slow password hashing: a tenth of the inputs (decision 0036). */
const slow: readonly EndpointName[] = ['signIn', 'confirmTotp', 'renewRecoveryCodes']

const problem = expect.objectContaining({ message: expect.stringMatching(/\S/) as string }) as object
const refusedEntry = expect.objectContaining({
  message: expect.stringMatching(/\S/) as string,
  errors: expect.any(Object) as object,
}) as object

/**
 * Calls every operation of the API description: what must succeed, once or, with `isWhole`, by everybody who
 * may, then `runs` valid and invalid inputs generated from its schemas, by every kind of caller. The answer
 * must be one that the description names, an error must have the shape of a problem, and a refused call must
 * have changed nothing. A failing input is shrunk, and printed with its seed.
 */
export const callAll = (seed: number, runs: number, isWhole = false) =>
  onAnyDatabase((fresh, again, written) => {
    let app: FastifyInstance
    let seeded: Fingerprint
    const cookies = new Map<number, Map<string, string>>()
    const counts = new Map<number, number>()
    const done = new Set<string>()
    let slowest = 0
    beforeAll(async () => {
      app = await makeApp({ db: fresh(), now: () => noon })
      await again()
      seeded = await fingerprint(fresh())
      for (const [place, kind] of callers.entries()) cookies.set(place, (await visitorOf(app, kind)).cookies)
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
        const { path, method, operation } = one
        const row: Row = fileRows[name] ?? table[name as EndpointName]
        const endpoint: Endpoint | undefined = endpoints[name as EndpointName]
        const isRead = method === 'GET' && !endpoint?.guarded
        const named = operation.parameters.some(({ name }) => name === 'code') ? statistics : ids
        const known = row.rows ? [...Array(6).fill(row.rows.near), row.rows.far, ...named] : named
        const places = callers.map((_, place) => place)
        const able = places.filter((place) => isAble(row, callers[place]!))
        const inputs = inputsOf(one, [...places, ...able, ...able, ...able, ...able], known)
        const isConstant = constantTime.includes(name as EndpointName)
        let until: number | null = null
        const wanted = slow.includes(name as EndpointName) ? Math.ceil(runs / 10) : runs
        let drawn = 0

        /** Repeats a slow input, since the machine may have been busy. */
        async function answerInTime(input: Input) {
          const begun = performance.now()
          await send(method, input)
          expect(performance.now() - begun, 'milliseconds, twice').toBeLessThan(SLOW)
        }

        /** Sends an input, and answers whether it was refused. */
        async function isRefused(input: Input): Promise<boolean> {
          const begun = performance.now()
          const { statusCode, body } = await send(method, input)
          const took = performance.now() - begun
          if (!isConstant) slowest = Math.max(slowest, Math.round(took))
          if (isTimed && !isConstant && took >= SLOW) await answerInTime(input)
          counts.set(statusCode, (counts.get(statusCode) ?? 0) + 1)
          if (statusCode >= 500 || !(statusCode in operation.responses)) {
            expect(statusCode, body).toBeLessThan(500)
            expect(Object.keys(operation.responses), body).toContain(String(statusCode))
          }
          if (statusCode < 400) {
            done.add(name)
            return false
          }
          expect(JSON.parse(body)).toEqual(statusCode === 422 ? refusedEntry : problem)
          return true
        }

        /** Sends inputs, sequentially if their order matters; answers the refused ones. */
        async function sendAll(batch: readonly Input[]): Promise<Input[]> {
          if (isConstant) {
            const refused = await Promise.all(batch.map(isRefused))
            return batch.filter((_, place) => refused[place])
          }
          const refused: Input[] = []
          for (const input of batch) if (await isRefused(input)) refused.push(input)
          return refused
        }

        /**
         * Sends inputs to the seeded database and compares it afterwards; refused ones must have changed
         * nothing.
         */
        async function look(batch: readonly Input[]): Promise<Input[]> {
          const refused = await sendAll(batch)
          if (startsJobs.includes(name as EndpointName)) await jobsEnd(fresh())
          const tables = await written()
          if (tables.size === 0) return refused
          const changed = changedTables(seeded, await fingerprint(fresh(), tables))
          await again()
          // Reading about people may be recorded.
          if (isRead) expect(changed.filter((name) => name !== 'acts')).toEqual([])
          else if (refused.length === batch.length) expect(changed).toEqual([])
          return refused
        }

        const least = Math.min(wanted, BATCH.least)
        const batches = fc.array(inputs, {
          minLength: least,
          maxLength: Math.min(wanted, BATCH.most),
          size: 'max',
        })
        const property = fc.asyncProperty(batches, async (batch) => {
          if (until === null ? drawn >= wanted : Date.now() > until) return
          drawn += batch.length
          try {
            const refused = await look(batch)
            // Successful inputs may change something: the refused ones are sent again without them.
            if (!isRead && refused.length > 0 && refused.length < batch.length) await look(refused)
          } catch (error) {
            until ??= Date.now() + SHRINKING
            await again()
            throw error
          }
        })
        const right = row.never === undefined ? rightCallOf(row) : null
        const asInTable = right ? [await rightCall(right, callers.indexOf(right.by), path)] : []
        for (const caller of isWhole || !right ? able : [])
          asInTable.push(await rightCall({ ...row, near: row.rows?.near }, caller, path))
        // They come first, and beside the others.
        drawn = -asInTable.length
        const numRuns = 1 + Math.ceil(wanted / least)
        await fc.assert(property, { seed, numRuns, examples: [[asInTable]] })
        expect(drawn).toBeGreaterThanOrEqual(wanted)
      },
      60_000 + SHRINKING + runs * HANGS,
    )

    test('Each operation has succeeded, except those with a stated reason', () => {
      const names = operations.map(({ operation }) => operation.operationId)
      expect(names.filter((name) => !done.has(name))).toEqual(Object.keys(neverDone))
    })
  }, seedHistories)
