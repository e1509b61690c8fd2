import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type EndpointName, endpoints } from '../../../contract/endpoints.ts'
import { makeApp, type Visitor } from '../support/app.ts'
import { onAnyDatabase } from '../support/databases.ts'
import { changedTables, type Fingerprint, wholeFingerprint } from '../support/fingerprint.ts'
import { noon } from '../support/in-world.ts'
import { type Kind, kindOf, kinds, seedMatrix } from './matrix-callers.ts'
import { forgetTries, make, visitorOf } from '../endpoints/calls.ts'
import { expectedStatus, type Row, type Which } from '../endpoints/row.ts'
import { table } from '../endpoints/table.ts'

const names = Object.keys(endpoints) as EndpointName[]

/** Whether a caller is refused whatever row they name. */
const isRefusedAnyhow = (row: Row, caller: Kind) => [401, 403].includes(expectedStatus(row, caller, 'near'))

/**
 * Whether a call is answered like another one that the gate makes, for the same reason: the caller is refused
 * whatever they name, like those they resemble, or nobody is refused.
 */
function isLikeAnother(row: Row, caller: Kind, which: Which): boolean {
  if (which === 'far' && isRefusedAnyhow(row, caller)) return true
  const isAnyhow = (kind: Kind) => row.opens === 'everybody' || isRefusedAnyhow(row, kind)
  return caller.like !== undefined && isAnyhow(caller) && isAnyhow(kindOf(caller.like))
}

/**
 * The authorisation of the whole product: every endpoint, called by every kind of caller, on a row of
 * Cher (or of the giver) and on one of Indre (or of the wolfhunter). The expectations are in
 * `endpoints/`, the callers in `matrix-callers.ts`. A refused call must leave every table unchanged.
 * `rest`: only what is answered like another call; otherwise all but these.
 */
export const callEverything = (part: 'most' | 'rest'): void =>
  onAnyDatabase((fresh, again, written) => {
    let app: FastifyInstance
    let seeded: Fingerprint
    const visitors = new Map<string, Visitor>()
    beforeAll(async () => {
      app = await makeApp({ db: fresh(), now: () => noon })
      await again()
      seeded = await wholeFingerprint(fresh())
      for (const kind of kinds) visitors.set(kind.name, await visitorOf(app, kind))
    })
    afterAll(() => app.close())

    async function call(name: EndpointName, caller: Kind, which: Which): Promise<number> {
      const row: Row = table[name]
      const visitor = visitors.get(caller.name)!
      const cookies = new Map(visitor.cookies)
      const response = await make(visitor, name, row, row.rows?.[which])
      visitor.cookies.clear()
      for (const [cookie, value] of cookies) visitor.cookies.set(cookie, value)
      return response.statusCode
    }

    const whichOf = (row: Row, caller: Kind): Which[] =>
      (['near', 'far'] as const).filter(
        (which) =>
          (which === 'near' || row.rows !== undefined) &&
          isLikeAnother(row, caller, which) === (part === 'rest'),
      )

    test.each(names)('%s', async (name) => {
      const row = table[name]
      const calls = kinds.flatMap((caller) =>
        whichOf(row, caller).map((which) => ({
          caller,
          which,
          status: expectedStatus(row, caller, which),
          title: `${name} by ${caller.name}${row.rows ? `, ${which}` : ''}`,
        })),
      )
      for (const { caller, which, status, title } of calls.filter(({ status }) => status >= 400)) {
        expect([title, await call(name, caller, which)]).toEqual([title, status])
        if (row.opens) await forgetTries(fresh())
      }
      expect(changedTables(seeded, await wholeFingerprint(fresh(), await written()))).toEqual([])
      const isShared = row.opens === undefined && endpoints[name].method !== 'GET'
      for (const { caller, which, status, title } of calls.filter(({ status }) => status < 400)) {
        expect([title, await call(name, caller, which)]).toEqual([title, status])
        // Callers who may work change shared rows; callers who are only signed in change their own.
        if (isShared) await again()
        if (row.opens) await forgetTries(fresh())
      }
    })
  }, seedMatrix)
