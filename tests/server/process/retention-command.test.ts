import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../../server/database.ts'
import { lockFolder } from '../../../server/storage/lock.ts'
import { migrate } from '../../../server/storage/migrate.ts'
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

async function provesItself(settings: Record<string, string>, databaseUrl: string | null, dataDir: string) {
  const open = () => openDatabase({ databaseUrl, dataDir })
  const { db, close } = await open()
  await migrate(db)
  const since = new Date('2020-01-01T00:00:00Z')
  await db.insertInto('request_counts').values({ key: 'old', requests: 1, since }).execute()
  await close()

  const dry = await run(settings, '--dry-run')
  expect([dry.code, dry.printed]).toEqual([0, expect.stringMatching(/ 1 {2}Compteurs de demandes périmés/)])
  expect(dry.printed).toContain('rien ne l’est')
  const done = await run(settings)
  expect([done.code, done.printed]).toEqual([0, expect.stringMatching(/ 1 {2}Compteurs de demandes périmés/)])
}

test('On the embedded database the command counts what has expired, then deletes it', async () => {
  const DATA_DIR = await preparedFolder('migrated')
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true }))
  await provesItself({ DATA_DIR }, null, DATA_DIR)
})

test('On PostgreSQL too', async () => {
  const DATA_DIR = newFolder()
  await withPostgres(async (DATABASE_URL) => {
    const settings = { DATA_DIR, DATABASE_URL }
    const unready = await run(settings, '--dry-run')
    expect([unready.code, unready.printed]).toEqual([
      1,
      expect.stringContaining('lancez d’abord « npm start »'),
    ])
    await provesItself(settings, DATABASE_URL, DATA_DIR)
    expect((await run(settings, '--everything')).printed).toContain('Usage')
  })
})

test('While the server uses the embedded database, the command says so', async () => {
  const DATA_DIR = newFolder()
  const lock = lockFolder(DATA_DIR)
  const { code, printed } = await run({ DATA_DIR }, '--dry-run')
  lock.release()
  expect([code, printed]).toEqual([1, expect.stringContaining('déjà utilisé par un autre processus')])
})
