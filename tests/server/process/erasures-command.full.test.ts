import { expect, test } from 'vitest'
import { appendToLedger } from '../../../server/erasures/ledger-files.ts'
import { REFUSED } from '../../../server/start-refused.ts'
import { temporaryFolder } from '../../world/temporary-folder.ts'
import { withPostgres } from '../support/databases/with-postgres.ts'
import { real, runCommand, startProcess } from '../support/processes/process.ts'

const id = '0b6c1f6e-5b0e-4d7c-9d0e-2f1f6a1c7e55'

test('A server does not start on a database that lacks erasures of the ledger, until they are applied', async () => {
  const folder = temporaryFolder()
  await appendToLedger(folder, [{ id, what: 'anonymised', user_id: 12, at: new Date() }])
  await withPostgres(async (DATABASE_URL) => {
    const settings = { ...real, DATABASE_URL, ERASURES_DIR: folder, PORT: '0' }
    const start = () => startProcess('server/main.ts', settings)
    const refused = start()
    expect(await refused.ended).toBe(REFUSED)
    expect(refused.printed()).toMatch(
      /^Cette base est plus ancienne [^\n]*« npm run erasures -- apply »[^\n]*\n$/,
    )

    const applied = await runCommand('server/erasures.ts', settings, 'apply')
    expect([applied.code, applied.printed]).toEqual([
      0,
      expect.stringContaining('1 autre concernait un compte absent'),
    ])
    expect(applied.printed).toContain(`Le registre des effacements (${folder}) est à jour.`)
    const started = start()
    await started.ready
    expect(await started.stop()).toBe(0)
  }, 'small')
})
