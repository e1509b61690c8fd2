import { sql } from 'kysely'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Endpoint, WORKBOOK } from '../../../contract/endpoint.ts'
import { endpoints } from '../../../contract/endpoints.ts'
import { type Db, openDatabase } from '../../../server/database.ts'
import { readMetrics } from '../../../server/metrics/read-metrics.ts'
import { readsApart } from '../../../server/storage/reads.ts'
import { admin, giver, statistician } from '../../world/people.ts'
import { seedWorld } from '../../world/world.ts'
import { visit } from '../support/app.ts'
import { inSharedWorld, noon, type World } from '../support/in-world.ts'
import { preparedDatabase } from '../support/databases/prepared.ts'
import { readSheet } from '../support/files/workbook.ts'

const dataOf = new Date('2026-03-10T10:59:30Z')

/** A second database in the place of the replica, in which everybody has another first name. */
async function openCopy() {
  const { db, close } = await openDatabase({ databaseUrl: await preparedDatabase('migrated'), dataDir: null })
  await seedWorld(db, noon)
  await sql`update users set firstname = 'Copie'`.execute(db)
  await sql`update donations set quantity = 9`.execute(db)
  return { db, close }
}

/** A person whose application reads apart; `state` says what is known of the replica. */
async function reading(world: World, replica: Db, person: { email: string }) {
  const state: { asOf: Date | null } = { asOf: dataOf }
  const registry = new Registry()
  const watch = { asOf: () => state.asOf, doubt: () => void (state.asOf = null), lag: () => 1500 }
  const reads = readsApart({ primary: world.db(), replica, watch, count: readMetrics(registry, watch) })
  const visitor = await world.as(person, noon, { reads })
  // Signing in writes, too.
  visitor.cookies.delete('venaison_written')
  const firstnames = async (from = visitor) =>
    new Set(
      (await from.get('/api/v1/users'))
        .json()
        .data.map(({ firstname }: { firstname: string }) => firstname === 'Copie'),
    )
  return { visitor, state, registry, firstnames }
}
const fromReplica = new Set([true])
const fromPrimary = new Set([false])

inSharedWorld((world) => {
  let copy: Awaited<ReturnType<typeof openCopy>>
  beforeAll(async () => {
    copy = await openCopy()
  })
  afterAll(() => copy.close())

  test('Statistics come from the replica and say of when they are', async () => {
    const { visitor, state } = await reading(world, copy.db, statistician)
    const view = async () => (await visitor.post('/api/v1/statistics/handovers', {})).json().data
    const quantities = ({ rows }: { rows: unknown[][] }) => rows.map((row) => row.at(-1))
    const old = await view()
    expect([old.as_of, quantities(old)]).toEqual([dataOf.toISOString(), [9, 9]])
    state.asOf = null
    const current = await view()
    expect([current.as_of, quantities(current)]).toEqual([undefined, [1, 2]])
  })

  test('Exports of statistics come from the replica and say of when they are', async () => {
    const { visitor, state } = await reading(world, copy.db, statistician)
    const file = async () => {
      const headers = { accept: WORKBOOK }
      const asked = await visitor.send('POST', '/api/v1/statistics/handovers', { body: {}, headers })
      const { rawPayload } = await visitor.get(asked.json().data.url)
      const [, first] = await readSheet(rawPayload, 'Données')
      return [first?.at(-1), (await readSheet(rawPayload, 'Demande')).flat().includes('Chiffres du')]
    }
    expect(await file()).toEqual([9, true])
    state.asOf = null
    expect(await file()).toEqual([1, false])
  })

  test('An export of users reads the replica and is recorded on the primary', async () => {
    const { visitor } = await reading(world, copy.db, admin)
    const { csv } = (await visitor.post('/api/v1/users/export', { order: 'email', desc: 0 })).json().data
    expect(csv).toContain('Copie')
    const recorded = (db: Db) =>
      db.selectFrom('acts').select('id').where('act', '=', 'users.exported').execute()
    expect([(await recorded(world.db())).length, (await recorded(copy.db)).length]).toEqual([1, 0])
  })

  test('Whoever has just written sees it at once, in this browser, for a minute', async () => {
    const { visitor, firstnames } = await reading(world, copy.db, admin)
    expect(await firstnames()).toEqual(fromReplica)
    // A statistic and an export of users are read by POST; neither changes a list.
    await visitor.post('/api/v1/statistics/handovers', {})
    await visitor.post('/api/v1/users/export', { order: 'email', desc: 0 })
    expect(await firstnames()).toEqual(fromReplica)
    const written = await visitor.put(`/api/v1/users/${giver.id}/block`)
    expect(written.cookies.find(({ name }) => name === 'venaison_written')).toMatchObject({
      maxAge: 60,
      httpOnly: true,
      sameSite: 'Lax',
    })
    expect(await firstnames()).toEqual(fromPrimary)
    const other = visit(visitor.app)
    await other.signIn(admin.email)
    other.cookies.delete('venaison_written')
    expect(await firstnames(other)).toEqual(fromReplica)
  })

  test('A replica that fails in the middle of a read is replaced by the primary', async () => {
    const { visitor, state, registry, firstnames } = await reading(world, copy.db, admin)
    await firstnames()
    await sql`alter table users rename to gone`.execute(copy.db)
    // A fault of ours is no reason to ask again.
    expect((await visitor.get('/api/v1/users')).statusCode).toBe(500)
    await sql`create function fails() returns int language plpgsql as
      $$ begin raise sqlstate '57P01'; end $$`.execute(copy.db)
    await sql`create view users as select *, fails() from gone`.execute(copy.db)
    expect(await firstnames()).toEqual(fromPrimary)
    expect(state.asOf).toBeNull()
    const text = await registry.metrics()
    expect(text).toContain('venaison_reads_total{database="replica"} 1\n')
    expect(text).toContain('venaison_reads_total{database="primary"} 1\n')
    expect(text).toContain('venaison_read_replica_lag_seconds 1.5\n')
  })

  test('Without a replica nothing is noted in the browser', async () => {
    expect((await world.as(admin)).cookies.has('venaison_written')).toBe(false)
  })
})

test('What people work on together, or have just changed, is read from the primary', () => {
  const apart = Object.entries<Endpoint>(endpoints).filter(([, { replica }]) => replica)
  expect(Object.fromEntries(apart.map(([name, { replica }]) => [name, replica]))).toEqual({
    viewStatistic: 'always',
    listUsers: 'unlessJustWritten',
    exportUsers: 'unlessJustWritten',
    listUserHunts: 'unlessJustWritten',
    listUserAuditLog: 'unlessJustWritten',
    listFederationAuditLog: 'unlessJustWritten',
    listRoleAuditLog: 'unlessJustWritten',
  })
})
