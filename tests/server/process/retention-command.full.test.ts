import { expect, test } from 'vitest'
import { openDatabase } from '../../../server/database.ts'
import { withPostgres } from '../support/databases/with-postgres.ts'
import { real, runCommand } from '../support/processes/process.ts'
import { rowsIn } from '../support/rows.ts'

/** Runs the command as `npm run retention` does. */
const run = (DATABASE_URL: string, ...args: string[]) =>
  runCommand('server/retention.ts', { ...real, DATABASE_URL }, ...args)

test('The command deletes what has expired, or only counts it', async () => {
  await withPostgres(async (url) => {
    const { db, close } = await openDatabase({ databaseUrl: url, dataDir: null })
    const since = new Date('2020-01-01T00:00:00Z')
    await rowsIn(db).add('request_counts', { key: 'old', requests: 1, since })
    const printed = expect.stringMatching(/ 1 {2}Compteurs de demandes périmés/) as string
    const dry = await run(url, '--dry-run')
    expect(dry).toEqual({ code: 0, printed })
    expect(dry.printed).toContain('rien ne l’est')
    expect(await run(url)).toEqual({ code: 0, printed })
    expect(await rowsIn(db).all('request_counts', {})).toEqual([])
    await close()
  }, 'migrated')
})

test('A database that no server has prepared is left alone', async () => {
  await withPostgres(async (url) => {
    const printed = expect.stringContaining('lancez d’abord « npm start »') as string
    expect(await run(url, '--dry-run')).toEqual({ code: 1, printed })
  })
})
