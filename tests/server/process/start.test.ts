import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openService } from '../../../server/service.ts'
import { readSettings } from '../../../server/settings.ts'
import { REFUSED } from '../../../server/start-refused.ts'
import { preparedFolder } from '../support/databases/prepared.ts'
import { withPostgres } from '../support/databases/with-postgres.ts'
import { real, startProcess, startServer } from '../support/processes/process.ts'

let folder: string
beforeAll(async () => {
  folder = await preparedFolder('migrated')
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

test('Two servers that start concurrently on PostgreSQL share a folder and a database', async () => {
  // Before either has loaded the communes.
  await withPostgres(async (DATABASE_URL) => {
    const shared = { DATABASE_URL, DATA_DIR: join(folder, 'shared'), ...real }
    const servers = await Promise.all([start(shared), start(shared)])
    expect(servers.filter(({ printed }) => printed().includes('premier démarrage'))).toHaveLength(1)
    // Whatever they need is elsewhere: a missing data folder does not keep them from being ready.
    for (const { url, stop } of servers) {
      expect(await (await fetch(`${url}/readyz`)).json()).toEqual({ status: 'ok' })
      expect(await stop()).toBe(0)
    }
  }, 'migrated')
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
  await expect(openService(readSettings({ DATA_DIR: open, DEMO: '0' }))).rejects.toThrow(
    /^D’autres utilisateurs .* : « chmod 700 [^\n]*$/,
  )
  expect(readdirSync(open)).toEqual([])
})
