import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Endpoint, WORKBOOK } from '../../../contract/endpoint.ts'
import { type EndpointName, endpoints } from '../../../contract/endpoints.ts'
import type { Db } from '../../../server/database.ts'
import { makeApp, visit, type Visitor } from '../support/app.ts'
import { onOneDatabase } from '../support/databases.ts'
import { changedTables, wholeFingerprint } from '../support/fingerprint.ts'
import { multipart } from '../support/forms.ts'
import { noon } from '../support/in-world.ts'
import { cookieOf, type Kind, kinds, seedMatrix } from './matrix-callers.ts'
import type { Row, Which } from './matrix-rows.ts'
import { table } from './matrix-table.ts'

/**
 * The authorisation of the whole product: every endpoint, called by every kind of caller, on a row of
 * Cher (or of the giver) and on one of Indre (or of the wolfhunter). The expectations are in
 * `matrix-table.ts`, the callers in `matrix-callers.ts`. A new endpoint needs one row in the table: who
 * may call it, a body that succeeds, and the two rows that it may name. A refused call must leave every
 * table unchanged.
 */
const names = Object.keys(endpoints) as EndpointName[]

/** The expected answer according to the table. */
function expected(row: Row, caller: Kind, which: Which): number {
  const { opens, who, personal, owing = [], rows, status = 200 } = row
  const { gate } = caller
  if (opens !== 'everybody' && gate === 'out') return 401
  if (opens !== 'everybody' && (gate === 'asked' || gate === 'owed') && !owing.includes(gate)) return 403
  if (opens === undefined && gate) return 403
  if (!who(caller)) return 403
  if (personal && caller.assisted) return 403
  if (rows && !rows.sees(caller, which)) return 404
  return typeof status === 'number' ? status : status(caller, which)
}

/** Clears the rate limits. */
async function forgetTries(db: Db): Promise<void> {
  await db.deleteFrom('sign_in_failures').execute()
  await db.deleteFrom('request_counts').execute()
}

test('Every endpoint has a row in the table, and there are no other rows', () => {
  expect(Object.keys(table).toSorted()).toEqual(names.toSorted())
})

onOneDatabase((fresh, again) => {
  let app: FastifyInstance
  const visitors = new Map<string, Visitor>()
  beforeAll(async () => {
    app = await makeApp({ db: fresh(), now: () => noon })
    await again()
    for (const kind of kinds) {
      const visitor = visit(app)
      if (kind.id !== null)
        visitor.cookies.set(kind.assisted ? 'venaison_assisted' : 'venaison_session', cookieOf(kind))
      await visitor.open('/mentions-legales')
      visitors.set(kind.name, visitor)
    }
  })
  afterAll(() => app.close())

  async function call(name: EndpointName, caller: Kind, which: Which): Promise<number> {
    const { method, path, accepts }: Endpoint = endpoints[name]
    const { rows, query = '', sends, form }: Row = table[name]
    const url = path.replace(/\{\w+\}/, String(rows?.[which])) + query
    const visitor = visitors.get(caller.name)!
    const cookies = new Map(visitor.cookies)
    const sent = form ? await multipart({ ...form(), ...(method === 'PUT' && { _method: 'PUT' }) }) : {}
    const asked = { ...(sends ? { body: sends } : sent), ...(accepts && { headers: { accept: WORKBOOK } }) }
    const response = await visitor.send(form ? 'POST' : method, url, asked)
    visitor.cookies.clear()
    for (const [cookie, value] of cookies) visitor.cookies.set(cookie, value)
    return response.statusCode
  }

  test.each(names)('%s', async (name) => {
    const row = table[name]
    const calls = kinds.flatMap((caller) =>
      (row.rows ? (['near', 'far'] as const) : (['near'] as const)).map((which) => ({
        caller,
        which,
        status: expected(row, caller, which),
        title: `${name} by ${caller.name}${row.rows ? `, ${which}` : ''}`,
      })),
    )
    const before = await wholeFingerprint(fresh())
    for (const { caller, which, status, title } of calls.filter(({ status }) => status >= 400)) {
      expect([title, await call(name, caller, which)]).toEqual([title, status])
      if (row.opens) await forgetTries(fresh())
    }
    expect(changedTables(before, await wholeFingerprint(fresh()))).toEqual([])
    const isShared = row.opens === undefined && endpoints[name].method !== 'GET'
    for (const { caller, which, status, title } of calls.filter(({ status }) => status < 400)) {
      expect([title, await call(name, caller, which)]).toEqual([title, status])
      // Callers who may work change shared rows; callers who are only signed in change their own.
      if (isShared) await again()
      if (row.opens) await forgetTries(fresh())
    }
  })
}, seedMatrix)
