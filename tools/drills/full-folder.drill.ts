import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../server/database.ts'
import { migrate } from '../../server/storage/migrate.ts'
import { startServer } from '../../tests/server/support/processes/process.ts'
import { RemoteVisitor } from '../../tests/server/support/processes/remote-visitor.ts'
import { writeOnAndOn } from '../../tests/server/support/processes/restored.ts'
import { giver } from '../../tests/world/people.ts'
import { seedWorld } from '../../tests/world/world.ts'
import { type SmallDisk, mountDisk } from './support/hosts.ts'
import { until } from './support/until.ts'

/** Megabytes of the disk, and those below which a server is not ready. */
const [SIZE, LEAST] = [400, 40]

let disk: SmallDisk
let folder: string
beforeAll(async () => {
  disk = await mountDisk(SIZE)
  folder = join(disk.path, 'var')
  const { db, close } = await openDatabase({ databaseUrl: null, dataDir: folder })
  await migrate(db)
  await seedWorld(db, new Date())
  await close()
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await disk.remove()
})

test('On a full disk the embedded database loses nothing it has acknowledged, and goes on once there is room', async () => {
  const settings = { DATA_DIR: folder, HUNTS_PER_GIVER: '99999', LEAST_FREE_DISK: String(LEAST) }
  const server = await startServer('server/main.ts', settings)
  const visitor = new RemoteVisitor(server.url)
  expect(await visitor.signIn(giver.email)).toBe(200)
  const writing = writeOnAndOn(visitor)
  await until('something was acknowledged', async () => writing.acknowledged.length > 20)
  await disk.fill()
  const isReady = async () => (await visitor.send('GET', '/readyz')).status === 200
  await until('the server says that it is not ready', async () => !(await isReady()))
  const missing = await (await visitor.send('GET', '/readyz')).json()
  expect(missing).toMatchObject({ missing: ['disk'] })
  const refusal = await writing.refused
  expect([refusal?.status, await refusal?.json()]).toEqual([
    503,
    { message: expect.stringContaining('Réessayez') },
  ])
  await disk.free()
  await until('the server is ready again', isReady)
  const again = writeOnAndOn(visitor)
  await until('something is acknowledged again', async () => again.acknowledged.length > 20)
  await again.stop()
  expect(await server.stop()).toBe(0)

  const { db, close } = await openDatabase({ databaseUrl: null, dataDir: folder })
  const hunts = await db.selectFrom('hunts').select('id').execute()
  await close()
  const kept = new Set(hunts.map(({ id }) => id))
  const acknowledged = [...writing.acknowledged, ...again.acknowledged]
  expect(acknowledged.filter(({ id }) => !kept.has(id))).toEqual([])
})
