import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../server/database.ts'
import { REFUSED } from '../../server/start-refused.ts'
import { migrate } from '../../server/storage/migrate.ts'
import { real, runCommand, startProcess, startServer } from '../../tests/server/support/processes/process.ts'
import { RemoteVisitor } from '../../tests/server/support/processes/remote-visitor.ts'
import { expectConstraintsHold, writeOnAndOn } from '../../tests/server/support/processes/restored.ts'
import { camille, cher, giver, nadia } from '../../tests/world/people.ts'
import { seedWorld } from '../../tests/world/world.ts'
import { startArchived } from './support/pgbackrest.ts'

/** Seconds that may be lost with the machine, and until the service answers again. */
const RPO = 5 * 60
const RTO = 5 * 60

const slow = { timeout: 180_000 }
const noon = new Date('2026-03-10T11:00:00Z')
let archived: Awaited<ReturnType<typeof startArchived>>
let ledger: string
let settings: Record<string, string>

beforeAll(async () => {
  ledger = mkdtempSync(join(tmpdir(), 'venaison-ledger-'))
  archived = await startArchived()
  const { url } = archived.cluster
  settings = { ...real, DATABASE_URL: url, ERASURES_DIR: ledger, HUNTS_PER_GIVER: '999999' }
  const { db, close } = await openDatabase({ databaseUrl: url, dataDir: null })
  await migrate(db)
  await seedWorld(db, noon)
  await close()
})
afterAll(async () => {
  await archived.remove()
  rmSync(ledger, { recursive: true })
})

async function startReady() {
  const { url, stop } = await startServer('server/main.ts', settings)
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  const as = async ({ email }: { email: string }) => {
    const visitor = new RemoteVisitor(url)
    expect(await visitor.signIn(email)).toBe(200)
    return visitor
  }
  const anonymise = async ({ id }: { id: number }) =>
    expect((await (await as(cher)).send('DELETE', `/api/v1/users/${id}/delete`)).status).toBe(200)
  return { as, anonymise, stop }
}

async function look() {
  const { db, close } = await openDatabase({ databaseUrl: archived.cluster.url, dataDir: null })
  const hunts = await db.selectFrom('hunts').where('giver_id', '=', giver.id).select('id').execute()
  const erased = await db
    .selectFrom('users')
    .where('is_deleted', '=', true)
    .where('id', 'in', [nadia.id, camille.id])
    .select('id')
    .execute()
  await expectConstraintsHold(db)
  await close()
  const ids = new Set(hunts.map(({ id }) => id))
  return { has: (id: number) => ids.has(id), erased: erased.map(({ id }) => id).sort() }
}

async function recover(restore: () => Promise<void>) {
  const began = performance.now()
  await restore()
  const refused = startProcess('server/main.ts', { ...settings, PORT: '0' })
  expect(await refused.ended).toBe(REFUSED)
  expect(refused.printed()).toContain('npm run erasures -- apply')
  const { code, printed } = await runCommand('server/erasures.ts', settings, 'apply')
  expect(code).toBe(0)
  const server = await startReady()
  const seconds = (performance.now() - began) / 1000
  await server.stop()
  return { seconds, printed }
}

test('The drill: a crash, a lost disk, and a return to an earlier moment', async () => {
  const { cluster } = archived
  const server = await startReady()
  const archivedFiles = async () =>
    Number((await cluster.ask('select archived_count from pg_stat_archiver'))[0]!['archived_count'])
  const write = async (isEnough: () => Promise<boolean>) => {
    const writing = writeOnAndOn(await server.as(giver))
    await expect.poll(isEnough, slow).toBe(true)
    await writing.stop()
    return writing.acknowledged
  }
  const oneMoreFile = async () => {
    const before = await archivedFiles()
    return async () => (await archivedFiles()) > before
  }

  const first = await write(await oneMoreFile())
  await cluster.stop('immediate')
  await cluster.start()
  const crashed = await look()
  expect(first.filter(({ id }) => !crashed.has(id))).toEqual([])

  const [{ moment } = {}] = await cluster.ask('select clock_timestamp()::text as moment')
  await server.anonymise(nadia)
  const second = await write(await oneMoreFile())
  await archived.freezeArchiver()
  const third = await write(async () => true)
  await server.anonymise(camille)
  await server.stop()
  const lostAt = Date.now()
  const lost = await recover(async () => {
    await archived.loseDisk()
    await archived.restore()
  })
  const end = await look()
  const all = [...first, ...second, ...third]
  const missing = all.filter(({ id }) => !end.has(id))
  const seconds = (lostAt - Math.min(lostAt, ...missing.map(({ at }) => at))) / 1000
  expect(lost.printed).toContain('1 compte anonymisé,')
  expect(end.erased).toEqual([nadia.id, camille.id].sort())
  expect(first.filter(({ id }) => !end.has(id))).toEqual([])
  expect(third.filter(({ id }) => end.has(id))).toEqual([])

  await cluster.stop()
  const earlier = await recover(() => archived.restore(String(moment)))
  const then = await look()
  expect(earlier.printed).toContain('2 comptes anonymisés,')
  expect(then.erased).toEqual([nadia.id, camille.id].sort())
  expect(first.filter(({ id }) => !then.has(id))).toEqual([])
  expect([...second, ...third].filter(({ id }) => then.has(id))).toEqual([])

  const said = (name: string, value: number) => `${name} ${value.toFixed(1)} s`
  console.log(
    [
      `Crash: ${first.length} writes acknowledged, 0 missing.`,
      `Disk lost: ${all.length} acknowledged, ${missing.length} missing, ${said('RPO', seconds)}, ${said('RTO', lost.seconds)}.`,
      `Earlier moment: ${said('RTO', earlier.seconds)}.`,
    ].join('\n'),
  )
  expect(seconds).toBeLessThan(RPO)
  expect(Math.max(lost.seconds, earlier.seconds)).toBeLessThan(RTO)
})
