import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../../server/database.ts'
import { lockFolder } from '../../../server/storage/lock.ts'
import { withPostgres } from '../support/with-postgres.ts'
import { preparedFolder } from '../support/prepared.ts'
import { real, runCommand } from '../support/processes/process.ts'

function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'venaison-retention-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

/** Runs the command as `npm run retention` does. */
const run = (settings: Record<string, string>, ...args: string[]) =>
  runCommand('server/retention.ts', { ...real, ...settings }, ...args)

const COUNTED = / 1 {2}Compteurs de demandes périmés/

/** Stores a row that has expired. */
async function storeExpired(place: Parameters<typeof openDatabase>[0]) {
  const { db, close } = await openDatabase(place)
  const since = new Date('2020-01-01T00:00:00Z')
  await db.insertInto('request_counts').values({ key: 'old', requests: 1, since }).execute()
  await close()
}

test('On the embedded database the command deletes what has expired', async () => {
  const DATA_DIR = await preparedFolder('migrated')
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true }))
  await storeExpired({ databaseUrl: null, dataDir: DATA_DIR })
  expect(await run({ DATA_DIR })).toEqual({ code: 0, printed: expect.stringMatching(COUNTED) })
})

test('On PostgreSQL too, or it only counts what has expired', async () => {
  const DATA_DIR = newFolder()
  await withPostgres(async (DATABASE_URL) => {
    const unready = await run({ DATA_DIR, DATABASE_URL }, '--dry-run')
    expect([unready.code, unready.printed]).toEqual([
      1,
      expect.stringContaining('lancez d’abord « npm start »'),
    ])
  })
  await withPostgres(async (DATABASE_URL) => {
    const settings = { DATA_DIR, DATABASE_URL }
    await storeExpired({ databaseUrl: DATABASE_URL, dataDir: null })
    const dry = await run(settings, '--dry-run')
    expect(dry).toEqual({ code: 0, printed: expect.stringMatching(COUNTED) })
    expect(dry.printed).toContain('rien ne l’est')
    expect(await run(settings)).toEqual({ code: 0, printed: expect.stringMatching(COUNTED) })
    expect((await run(settings, '--everything')).printed).toContain('Usage')
  }, 'migrated')
})

test('While the server uses the embedded database, the command says so', async () => {
  const DATA_DIR = newFolder()
  const lock = lockFolder(DATA_DIR)
  const { code, printed } = await run({ DATA_DIR }, '--dry-run')
  lock.release()
  expect([code, printed]).toEqual([1, expect.stringContaining('déjà utilisé par un autre processus')])
})
