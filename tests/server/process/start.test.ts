import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../../server/database.ts'
import { migrate } from '../../../server/storage/migrate.ts'
import { REFUSED } from '../../../server/start-refused.ts'
import { withPostgres } from '../support/postgres.ts'
import { freePort, real, startProcess } from '../support/processes/process.ts'

let folder: string
let port: number
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'venaison-start-'))
  port = await freePort()
})
afterAll(() => rmSync(folder, { recursive: true }))

/** A server in the folder of this file, on its port. */
const start = (settings: Record<string, string> = {}) =>
  startProcess('server/main.ts', { DATA_DIR: folder, PORT: String(port), ...settings })

test('The server starts, locks its folder, survives being killed, and stops on request', async () => {
  const first = start()
  expect(await first.ready).toContain('premier démarrage')
  const url = `http://127.0.0.1:${port}`
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  const cities = await fetch(`${url}/api/v1/cities?search=bourges`)
  expect(await cities.text()).toContain('Bourges (18000)')

  const second = start({ PORT: '0' })
  expect(await second.ended).toBe(REFUSED)
  expect(second.printed()).toContain(`${folder} est déjà utilisé par un autre processus`)

  first.kill('SIGKILL')
  await first.ended
  const metricsPort = await freePort()
  const third = start({ METRICS_PORT: String(metricsPort) })
  expect(await third.ready).not.toContain('premier démarrage')
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  const metrics = await fetch(`http://127.0.0.1:${metricsPort}/metrics`)
  expect(await metrics.text()).toMatch(
    /venaison_http_request_duration_seconds_count\{[^}]*"\/readyz"[^}]*\} 1/,
  )
  third.kill('SIGTERM')
  expect(await third.ended).toBe(0)
})

test('A server that is asked to stop is no longer ready, yet answers until its delay is over', async () => {
  const monitoring = await freePort()
  const leaving = start({ STOP_DELAY: '5', METRICS_PORT: String(monitoring) })
  await leaving.ready
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`)
  leaving.kill('SIGTERM')
  await expect.poll(async () => (await ask('/readyz')).json()).toMatchObject({ missing: ['running'] })
  expect((await ask('/login')).status).toBe(200)
  const monitored = await fetch(`http://127.0.0.1:${monitoring}/readyz`)
  expect(await monitored.json()).toMatchObject({ missing: ['running'] })
  expect(await leaving.ended).toBe(0)
})

test('Two servers that start concurrently on PostgreSQL share a folder and a database', async () => {
  await withPostgres(async (DATABASE_URL) => {
    const shared = { DATABASE_URL, DATA_DIR: join(folder, 'shared'), ...real }
    const servers = [start(shared), start({ ...shared, PORT: '0' })]
    const printed = await Promise.all(servers.map(({ ready }) => ready))
    expect(printed.filter((text) => text.includes('premier démarrage'))).toHaveLength(1)
    // Whatever they need is elsewhere: a missing data folder does not keep them from being ready.
    expect(await (await fetch(`http://127.0.0.1:${port}/readyz`)).json()).toEqual({ status: 'ok' })
    for (const { kill, ended } of servers) {
      kill('SIGTERM')
      expect(await ended).toBe(0)
    }
  })
})

test('A migration that changed after it was applied ends the start with one line', async () => {
  await withPostgres(async (DATABASE_URL) => {
    const { db, close } = await openDatabase({ databaseUrl: DATABASE_URL, dataDir: null })
    await migrate(db)
    await db.updateTable('migrations').where('name', 'like', '0003%').set({ checksum: 'another' }).execute()
    await close()
    const refused = start({ DATABASE_URL, DATA_DIR: join(folder, 'changed'), PORT: '0', ...real })
    expect(await refused.ended).toBe(REFUSED)
    expect(refused.printed()).toMatch(/^La migration 0003-people\.sql a changé [^\n]*\n$/)
  })
})

test('Invalid settings are reported before anything is changed', async () => {
  const refused = start({ PORT: 'web', DATA_DIR: join(folder, 'untouched') })
  expect(await refused.ended).toBe(REFUSED)
  expect(refused.printed()).toContain('PORT doit aller de 0 à 65535')
  const incomplete = start({ DATABASE_URL: 'postgresql://venaison@127.0.0.1:9/venaison' })
  expect(await incomplete.ended).toBe(REFUSED)
  for (const name of Object.keys(real)) expect(incomplete.printed()).toContain(`${name} est nécessaire`)
})

test('Real data are not kept in a folder that other users of the machine may enter', async () => {
  const open = join(folder, 'open')
  mkdirSync(open)
  chmodSync(open, 0o750)
  const refused = start({ DATA_DIR: open, PORT: '0' })
  expect(await refused.ended).toBe(REFUSED)
  expect(refused.printed()).toMatch(/^D’autres utilisateurs .* : « chmod 700 [^\n]*\n$/)
  expect(readdirSync(open)).toEqual([])
})
