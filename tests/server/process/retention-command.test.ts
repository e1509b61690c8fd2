import { expect, test } from 'vitest'
import { openDatabase } from '../../../server/database.ts'
import { withPostgres } from '../support/databases/with-postgres.ts'
import { folderInState } from '../support/databases/prepared.ts'
import { real, runCommand } from '../support/processes/process.ts'

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
  const DATA_DIR = await folderInState('migrated')
  await storeExpired({ databaseUrl: null, dataDir: DATA_DIR })
  expect(await run({ DATA_DIR })).toEqual({ code: 0, printed: expect.stringMatching(COUNTED) })
})

test('On PostgreSQL too, or it only counts what has expired', async () => {
  await withPostgres(async (DATABASE_URL) => {
    const unready = expect.stringContaining('lancez d’abord « npm start »') as string
    expect(await run({ DATABASE_URL }, '--dry-run')).toEqual({ code: 1, printed: unready })
  })
  await withPostgres(async (DATABASE_URL) => {
    await storeExpired({ databaseUrl: DATABASE_URL, dataDir: null })
    const dry = await run({ DATABASE_URL }, '--dry-run')
    expect(dry).toEqual({ code: 0, printed: expect.stringMatching(COUNTED) })
    expect(dry.printed).toContain('rien ne l’est')
    expect(await run({ DATABASE_URL })).toEqual({ code: 0, printed: expect.stringMatching(COUNTED) })
  }, 'migrated')
})
