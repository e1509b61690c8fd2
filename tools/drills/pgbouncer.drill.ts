import { readdirSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type Database, openDatabase } from '../../server/database.ts'
import { migrate } from '../../server/storage/migrate.ts'
import { REFUSED } from '../../server/start-refused.ts'
import { contactId, informed } from '../../tests/world/hunts.ts'
import { giver, luc } from '../../tests/world/people.ts'
import { place } from '../../tests/world/places.ts'
import { seedWorld } from '../../tests/world/world.ts'
import { openApp, visit, type Visitor } from '../../tests/server/support/app.ts'
import { noon } from '../../tests/server/support/in-world.ts'
import { freePort, real, startProcess } from '../../tests/server/support/processes/process.ts'
import { type Pgbouncer, startPgbouncer } from './support/pgbouncer.ts'
import { type Cluster, startPrimary } from './support/postgres-cluster.ts'

/** Fewer sessions than one process of the service has connections. */
const SESSIONS = 3

let cluster: Cluster
let pgbouncer: Pgbouncer

async function newDatabase(name: string, username = 'venaison') {
  await cluster.ask(`create database ${name} owner ${username}`)
  const direct = Object.assign(new URL(cluster.url), { username, pathname: `/${name}` }).href
  return { direct, pooled: pgbouncer.through(direct) }
}

beforeAll(async () => {
  cluster = await startPrimary()
  await cluster.ask('create role unlimited login')
  await cluster.ask('create role venaison login')
  for (const limit of ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'])
    await cluster.ask(`alter role venaison set ${limit} = '30s'`)
  pgbouncer = await startPgbouncer(cluster, SESSIONS)
})
afterAll(async () => {
  await pgbouncer.remove()
  await cluster.remove()
})

const start = async (urls: { DATABASE_URL: string; DATABASE_DIRECT_URL?: string }) => {
  const PORT = String(await freePort())
  return { PORT, ...startProcess('server/main.ts', { ...real, ...urls, PORT }) }
}

test('Behind PgBouncer a server starts only if it knows, and once its role has time limits', async () => {
  const { direct, pooled } = await newDatabase('limits', 'unlimited')
  // It would rely on sessions that it does not have; PgBouncer refuses their parameters.
  const unaware = await start({ DATABASE_URL: pooled })
  expect(await unaware.ended).toBe(1)
  expect(unaware.printed()).toContain('unsupported startup parameter')

  const unlimited = await start({ DATABASE_URL: pooled, DATABASE_DIRECT_URL: direct })
  expect(await unlimited.ended).toBe(REFUSED)
  const statements = unlimited.printed().match(/alter role .*;/g) ?? []
  expect(statements).toEqual([
    "alter role unlimited set statement_timeout = '30000ms';",
    "alter role unlimited set lock_timeout = '10000ms';",
    "alter role unlimited set idle_in_transaction_session_timeout = '60000ms';",
  ])
  for (const statement of statements) await cluster.ask(statement)
  await pgbouncer.command('reconnect')
  const limited = await start({ DATABASE_URL: pooled, DATABASE_DIRECT_URL: direct })
  await limited.ready
  expect((await fetch(`http://127.0.0.1:${limited.PORT}/readyz`)).status).toBe(200)
})

test('Of two servers that start at once behind PgBouncer, one migrates, and once', async () => {
  const { direct, pooled } = await newDatabase('migrated')
  const urls = { DATABASE_URL: pooled, DATABASE_DIRECT_URL: direct }
  const servers = await Promise.all([start(urls), start(urls)])
  const printed = await Promise.all(servers.map(({ ready }) => ready))
  const { db, close } = await openDatabase({ databaseUrl: direct, dataDir: null })
  onTestFinished(close)
  const files = readdirSync(new URL('../../server/migrations', import.meta.url))
  const applied = await db.selectFrom('migrations').select('name').orderBy('name').execute()
  expect(applied.map(({ name }) => name)).toEqual(files.toSorted())
  expect(printed).toHaveLength(2)
  // Their lock is free again, although their sessions are PgBouncer's.
  const held = await sql`select from pg_locks where locktype = 'advisory'`.execute(db)
  expect(held.rows).toEqual([])
})

async function twoApps(name: string) {
  const { direct, pooled } = await newDatabase(name)
  const own: Database = await openDatabase({ databaseUrl: direct, dataDir: null })
  await migrate(own.db)
  await seedWorld(own.db, noon)
  const pools: Database[] = []
  const apps = []
  for (let index = 0; index < 2; index++) {
    const pool = await openDatabase({ databaseUrl: pooled, dataDir: null, isPooled: true })
    pools.push(pool)
    apps.push(await openApp({ db: pool.db, now: () => noon }))
  }
  onTestFinished(async () => {
    await Promise.all([own, ...pools].map(({ close }) => close()))
  })
  return { db: own.db, pools, apps }
}

/** The same person at both applications, in turn. */
const inTurn = (visitors: Visitor[], count: number) =>
  Array.from({ length: count }, (_, index) => visitors[index % visitors.length]!)

test('Requests of two servers share the sessions, and what happens once happens once', async () => {
  const { db, apps } = await twoApps('races')
  const visitors = apps.map(visit)
  await visitors[0]!.signIn(giver.email)
  for (const [name, value] of visitors[0]!.cookies) visitors[1]!.cookies.set(name, value)
  const body = { contact_ids: [contactId(informed.id, luc.id)], quantities: [3], specimen_type_ids: [2] }
  const path = `/api/v1/hunts/self/${informed.id}/donations`
  const keyed = (visitor: Visitor, key: string) =>
    visitor.send('POST', path, { body, headers: { 'idempotency-key': key } })
  const sent = await Promise.all(
    inTurn(visitors, 40).map((visitor, index) => keyed(visitor, `attempt-${index}`)),
  )
  expect(sent.map(({ statusCode }) => statusCode).filter((status) => status >= 500)).toEqual([])
  const of = (table: 'donations' | 'report_versions') =>
    db.selectFrom(table).where('hunt_id', '=', informed.id).select('hunt_id').execute()
  expect([await of('donations'), await of('report_versions')]).toEqual([
    [{ hunt_id: informed.id }],
    [{ hunt_id: informed.id }],
  ])

  const newcomer = {
    user_type: 'receiver',
    lastname: 'Delorme',
    firstname: 'Inès',
    phone: '06 39 98 00 77',
    email: 'ines.delorme@example.org',
    password: 'Sous-bois calme 31',
    password_confirmation: 'Sous-bois calme 31',
    city_id: place('Nevers').id,
    is_hunter: 1,
    search_radius: '45',
    specimen_type_ids: [1],
    quantities: [1],
  }
  const newcomers = inTurn(visitors, 6).map(({ app }) => visit(app))
  const registered = await Promise.all(
    newcomers.map(async (visitor) => {
      await visitor.open('/register')
      return (await visitor.post('/register', newcomer)).statusCode
    }),
  )
  expect(registered.filter((status) => status === 200)).toHaveLength(1)
  expect(registered.filter((status) => status >= 500)).toEqual([])
  const { users } = await db
    .selectFrom('users')
    .where('email', '=', newcomer.email)
    .select(({ fn }) => fn.countAll<number>().as('users'))
    .executeTakeFirstOrThrow()
  expect(users).toBe(1)
})

test('Every session has the limits of the role, whatever a transaction before has lifted', async () => {
  const { pools } = await twoApps('sessions')
  const [{ db }] = pools as [Database]
  const shown = async () => {
    const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(db)
    return rows[0]!.statement_timeout
  }
  await Promise.all(
    Array.from({ length: 12 }, () =>
      db.transaction().execute((transaction) => sql`set local statement_timeout = 0`.execute(transaction)),
    ),
  )
  expect(new Set(await Promise.all(Array.from({ length: 12 }, shown)))).toEqual(new Set(['30s']))
})

/** Whether this PgBouncer keeps prepared statements for its clients. */
async function keepsStatements(): Promise<boolean> {
  const settings = await pgbouncer.command('show config')
  return settings.some(({ key, value }) => key === 'max_prepared_statements' && Number(value) > 0)
}

test('Frequent reads are prepared only if PgBouncer keeps them, and any session answers', async () => {
  const { pools } = await twoApps('prepared')
  const text = 'select n * 2 as twice from (values (1), (2)) as numbers (n) where n = '
  const ask = async ({ db }: Database, n: number) =>
    (await sql<{ twice: number }>`${sql.raw(text)}${n}::int`.execute(db)).rows
  const asked = Array.from({ length: 200 }, (_, index) => (index % 2) + 1)
  const answers = await Promise.all(asked.map((n) => ask(pools[n - 1]!, n)))
  expect(answers).toEqual(asked.map((n) => [{ twice: n * 2 }]))
  for (const n of asked) expect(await ask(pools[n - 1]!, n)).toEqual([{ twice: n * 2 }])
  const kept = async () => {
    const { rows } = await sql<{ statement: string }>`
      select statement from pg_prepared_statements where statement like ${`${text}%`}`.execute(pools[0]!.db)
    return rows.length > 0
  }
  const sessions = await Promise.all(Array.from({ length: 12 }, kept))
  expect(sessions.includes(true)).toBe(await keepsStatements())
})

test('A server that began while PgBouncer was away prepares statements once it is back', async () => {
  const { pooled } = await newDatabase('away')
  await pgbouncer.stop()
  const database = await openDatabase({ databaseUrl: pooled, dataDir: null, isPooled: true })
  onTestFinished(database.close)
  // Refused at once.
  await expect(sql`select 1`.execute(database.db)).rejects.toThrow()
  await pgbouncer.start()
  const kept = async () => {
    for (let time = 0; time < 6; time++) await sql`select 3 as three`.execute(database.db)
    const { rows } = await sql`
      select from pg_prepared_statements where statement = 'select 3 as three'`.execute(database.db)
    return rows.length > 0
  }
  await expect.poll(kept, { timeout: 10_000 }).toBe(await keepsStatements())
})

test('After a restart of PgBouncer requests are answered again', async () => {
  const { apps } = await twoApps('restarted')
  const visitor = visit(apps[0]!)
  const status = async () => (await visitor.get('/api/v1/specimen_types')).statusCode
  expect(await status()).toBe(200)
  await pgbouncer.restart()
  await expect.poll(status).toBe(200)
})
