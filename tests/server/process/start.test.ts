import { chmodSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openService } from '../../../server/service.ts'
import { readSettings } from '../../../server/settings.ts'
import { REFUSED } from '../../../server/start-refused.ts'
import { temporaryFolder } from '../../world/temporary-folder.ts'
import { folderInState } from '../support/databases/prepared.ts'
import { withPostgres } from '../support/databases/with-postgres.ts'
import { real, startProcess, startServer } from '../support/processes/process.ts'

test('The server starts, locks its folder, and survives being killed', async () => {
  const DATA_DIR = await folderInState('migrated')
  const server = await startServer('server/main.ts', { DATA_DIR, METRICS_PORT: '0' })
  expect(server.printed()).toContain('premier démarrage')
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  const cities = await fetch(`${server.url}/api/v1/cities?search=bourges`)
  expect(await cities.text()).toContain('Bourges (18000)')
  const metrics = await fetch(`${server.metricsUrl}/metrics`)
  expect(await metrics.text()).toMatch(
    /venaison_http_request_duration_seconds_count\{[^}]*"\/readyz"[^}]*\} 1/,
  )

  const another = () => openService(readSettings({ DATA_DIR, DEMO: '0' }))
  await expect(another()).rejects.toThrow(`${DATA_DIR} est déjà utilisé par un autre processus`)
  server.kill('SIGKILL')
  await server.ended
  const { db, isFirst, close } = await another()
  expect(isFirst).toBe(false)
  expect(await db.selectFrom('cities').where('label', '=', 'Bourges').select('label').execute()).toHaveLength(
    1,
  )
  await close()
})

test('Two servers that start concurrently on PostgreSQL share a database, and need no folder', async () => {
  // Before either has loaded the communes.
  await withPostgres(async (DATABASE_URL) => {
    const DATA_DIR = join(temporaryFolder(), 'missing')
    const settings = readSettings({ ...real, DATABASE_URL, DATA_DIR })
    const services = await Promise.all([openService(settings), openService(settings)])
    expect(services.map(({ isFirst }) => isFirst).toSorted()).toEqual([false, true])
    expect(services.map(({ disk }) => disk)).toEqual([null, null])
    for (const { close } of services) await close()
    expect(existsSync(DATA_DIR)).toBe(false)
  }, 'migrated')
})

test('Invalid settings end the process in one message, before anything is changed', async () => {
  const incomplete = {
    PORT: 'web',
    DATA_DIR: join(temporaryFolder(), 'untouched'),
    DATABASE_URL: 'postgresql:///venaison',
  }
  const refused = startProcess('server/main.ts', incomplete)
  expect(await refused.ended).toBe(REFUSED)
  const printed = refused.printed()
  expect(printed).toMatch(/^Ces réglages sont refusés :\n( {2}- [^\n]+\n)+$/)
  expect(printed).toContain('PORT doit aller de 0 à 65535')
  for (const name of Object.keys(real)) expect(printed).toContain(`${name} est nécessaire`)
  expect(existsSync(incomplete.DATA_DIR)).toBe(false)
})

test('Real data are not kept in a folder that other users of the machine may enter', async () => {
  const open = join(temporaryFolder(), 'open')
  mkdirSync(open)
  chmodSync(open, 0o750)
  await expect(openService(readSettings({ DATA_DIR: open, DEMO: '0' }))).rejects.toThrow(
    /^D’autres utilisateurs .* : « chmod 700 [^\n]*$/,
  )
  expect(readdirSync(open)).toEqual([])
})
