import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, expect } from 'vitest'
import type { AppParts } from '../../../server/app.ts'
import type { Db } from '../../../server/database.ts'
import { parisDay } from '../../../contract/days.ts'
import { handlers } from '../../../server/handlers/registry.ts'
import type { Handlers } from '../../../server/http/handler.ts'
import { giver } from '../../world/people.ts'
import { seedWorld } from '../../world/world.ts'
import { makeApp, openApp, secret, visit, type Visitor } from './app.ts'
import { onAnyDatabase, onPostgres } from './databases.ts'
import { bookkeeping, printing } from './fingerprint.ts'
import { rowsOf } from './rows.ts'
import { giveSession } from './sessions.ts'

/** The time of the domain tests, noon in France, and its day. */
export const noon = new Date('2026-03-10T11:00:00Z')
export const today = parisDay(noon)

type Somebody = { email: string } | null
export type World = ReturnType<typeof worldOf>

/** Seeds the world of that time. */
export const seedAtNoon = (db: Db) => seedWorld(db, noon)

/**
 * Shares one application between all visitors of a file at the same time, since building it is slow. It is
 * closed earlier after a test that began a job, which must not work on into the next.
 */
function oneAppAtATime(fresh: () => Db) {
  const apps = new Map<number, Promise<FastifyInstance>>()
  const close = async () => {
    const open = [...apps.values()]
    apps.clear()
    for (const app of open) await (await app).close()
  }
  afterEach(async () => {
    if (await fresh().selectFrom('federation_jobs').select('id').limit(1).executeTakeFirst()) await close()
  })
  afterAll(close)
  return (now: Date) => {
    const app = apps.get(now.getTime()) ?? makeApp({ db: fresh(), now: () => now })
    apps.set(now.getTime(), app)
    return app
  }
}

function worldOf(fresh: () => Db) {
  const appAt = oneAppAtATime(fresh)
  const visitorAt = async (now: Date, parts?: Partial<AppParts>): Promise<Visitor> =>
    visit(await (parts ? openApp({ db: fresh(), now: () => now, ...parts }) : appAt(now)))
  /** A visitor with a session of `somebody` since `now`; without one for null. */
  async function as(person: Somebody, now = noon, parts?: Partial<AppParts>): Promise<Visitor> {
    const visitor = await visitorAt(now, parts)
    await giveSession(visitor, person, { db: fresh(), secret, ...parts, now: parts?.now?.() ?? now })
    return visitor
  }
  /** A visitor who signs in as `somebody`, for tests of what that does. */
  async function signIn(person: Somebody, now = noon, parts?: Partial<AppParts>): Promise<Visitor> {
    const visitor = await visitorAt(now, parts)
    if (person) expect((await visitor.signIn(person.email)).statusCode).toBe(200)
    else await visitor.open('/login')
    return visitor
  }
  return {
    ...rowsOf(fresh),
    db: fresh,
    as,
    signIn,
    /** The same at noon, in an application where these handlers stand in the place of others. */
    handling: (own: Partial<Handlers>, person: Somebody = giver, parts: Partial<AppParts> = {}) =>
      as(person, noon, { handlers: { ...handlers, ...own }, ...parts }),
    /** The data that somebody reads at a URL, who makes no other call. */
    read: async (person: Somebody, url: string) => {
      const response = await (await as(person)).get(url)
      expect([url, response.statusCode]).toEqual([url, 200])
      const answer = response.json()
      return Array.isArray(answer) ? answer : answer.data
    },
    /** The answer to somebody's only call. */
    post: async (person: Somebody, url: string, body?: object) => (await as(person)).post(url, body),
    put: async (person: Somebody, url: string, body?: object) => (await as(person)).put(url, body),
    delete: async (person: Somebody, url: string) => (await as(person)).delete(url),
  }
}

/** Runs a block's tests in the test world, on any database, with a fresh world per test. */
export const inWorld = (tests: (world: World) => void): void =>
  onAnyDatabase((fresh) => tests(worldOf(fresh)), seedAtNoon)

/** The same on PostgreSQL only, for tests that need several connections. */
export const inSharedWorld = (tests: (world: World) => void): void =>
  onPostgres((fresh) => tests(worldOf(fresh)), seedAtNoon)

/** The data and the mails, for asserting that a refusal changed nothing. */
export const stored = printing((table) => table !== 'mails' && bookkeeping.includes(table))

/**
 * Expects each request to be refused with a French message at a field, and nothing to change. A field is
 * the only one that is wrong if it is its own reason, or all are with `isOnly`.
 */
export async function expectRefusals(
  { db }: World,
  send: (body: object) => Promise<{ statusCode: number; json: () => unknown }>,
  refusals: readonly (readonly [reason: string, body: object, field?: string])[],
  isOnly = false,
): Promise<void> {
  const before = await stored(db())
  for (const [reason, body, named] of refusals) {
    const field = named ?? reason
    const response = await send(body)
    expect([reason, response.statusCode]).toEqual([reason, 422])
    const { errors } = response.json() as { errors: Record<string, string[]> }
    expect([reason, Object.keys(errors)]).toEqual([
      reason,
      isOnly || named === undefined ? [field] : expect.arrayContaining([field]),
    ])
    expect(errors[field]!.join()).toMatch(/^[A-ZÀÉL].*\.$/)
  }
  expect(await stored(db())).toEqual(before)
}

/** Everybody's wishes, by person and type. */
export const readWishes = (db: Db) =>
  db.selectFrom('wishes').selectAll().orderBy('receiver_id').orderBy('specimen_type_id').execute()
