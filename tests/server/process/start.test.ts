import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../../server/database.ts'
import { migrate } from '../../../server/storage/migrate.ts'
import { REFUSED } from '../../../server/start-refused.ts'
import { withPostgres } from '../support/with-postgres.ts'
import { DELAY_IS_OVER, heldDelay } from '../support/processes/held-delay.ts'
import { real, startProcess, startServer } from '../support/processes/process.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'venaison-start-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Starts a server in the folder of this file, which is refused; answers what it printed last. */
async function refusal(settings: Record<string, string>): Promise<string> {
  const refused = startProcess('server/main.ts', { DATA_DIR: folder, PORT: '0', ...settings })
  expect(await refused.ended).toBe(REFUSED)
  return refused.printed()
}
/** Starts one that runs. */
const start = (settings: Record<string, string> = {}) =>
  startServer('server/main.ts', { DATA_DIR: folder, ...settings })

test('The server starts, locks its folder, survives being killed, and stops on request', async () => {
  const first = await start()
  expect(first.printed()).toContain('premier démarrage')
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200)
  const cities = await fetch(`${first.url}/api/v1/cities?search=bourges`)
  expect(await cities.text()).toContain('Bourges (18000)')

  expect(await refusal({})).toContain(`${folder} est déjà utilisé par un autre processus`)

  first.kill('SIGKILL')
  await first.ended
  const third = await start({ METRICS_PORT: '0' })
  expect(third.printed()).not.toContain('premier démarrage')
  expect((await fetch(`${third.url}/readyz`)).status).toBe(200)
  const metrics = await fetch(`${third.metricsUrl}/metrics`)
  expect(await metrics.text()).toMatch(
    /venaison_http_request_duration_seconds_count\{[^}]*"\/readyz"[^}]*\} 1/,
  )
  expect(await third.stop()).toBe(0)
})

test('A server that is asked to stop is no longer ready, yet answers until its delay is over', async () => {
  const leaving = await start({ ...heldDelay, METRICS_PORT: '0' })
  const ask = (path: string) => fetch(`${leaving.url}${path}`)
  leaving.kill('SIGTERM')
  await expect.poll(async () => (await ask('/readyz')).json()).toMatchObject({ missing: ['running'] })
  expect((await ask('/login')).status).toBe(200)
  const monitored = await fetch(`${leaving.metricsUrl}/readyz`)
  expect(await monitored.json()).toMatchObject({ missing: ['running'] })
  leaving.kill(DELAY_IS_OVER)
  expect(await leaving.ended).toBe(0)
})

test('Two servers that start concurrently on PostgreSQL share a folder and a database', async () => {
  await withPostgres(async (DATABASE_URL) => {
    const shared = { DATABASE_URL, DATA_DIR: join(folder, 'shared'), ...real }
    const servers = await Promise.all([start(shared), start(shared)])
    expect(servers.filter(({ printed }) => printed().includes('premier démarrage'))).toHaveLength(1)
    // Whatever they need is elsewhere: a missing data folder does not keep them from being ready.
    for (const { url, stop } of servers) {
      expect(await (await fetch(`${url}/readyz`)).json()).toEqual({ status: 'ok' })
      expect(await stop()).toBe(0)
    }
  })
})

test('A migration that changed after it was applied ends the start with one line', async () => {
  await withPostgres(async (DATABASE_URL) => {
    const { db, close } = await openDatabase({ databaseUrl: DATABASE_URL, dataDir: null })
    await migrate(db)
    await db.updateTable('migrations').where('name', 'like', '0003%').set({ checksum: 'another' }).execute()
    await close()
    const printed = await refusal({ DATABASE_URL, DATA_DIR: join(folder, 'changed'), ...real })
    expect(printed).toMatch(/^La migration 0003-people\.sql a changé [^\n]*\n$/)
  })
})

test('Invalid settings are reported before anything is changed', async () => {
  const incomplete = {
    PORT: 'web',
    DATA_DIR: join(folder, 'untouched'),
    DATABASE_URL: 'postgresql:///venaison',
  }
  const printed = await refusal(incomplete)
  expect(printed).toContain('PORT doit aller de 0 à 65535')
  for (const name of Object.keys(real)) expect(printed).toContain(`${name} est nécessaire`)
  expect(existsSync(incomplete.DATA_DIR)).toBe(false)
})

test('Real data are not kept in a folder that other users of the machine may enter', async () => {
  const open = join(folder, 'open')
  mkdirSync(open)
  chmodSync(open, 0o750)
  expect(await refusal({ DATA_DIR: open })).toMatch(/^D’autres utilisateurs .* : « chmod 700 [^\n]*\n$/)
  expect(readdirSync(open)).toEqual([])
})
