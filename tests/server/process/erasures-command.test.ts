import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { appendToLedger } from '../../../server/erasures/ledger-files.ts'
import { REFUSED } from '../../../server/start-refused.ts'
import { preparedFolder } from '../support/prepared.ts'
import { real, runCommand, startProcess } from '../support/processes/process.ts'

const id = '0b6c1f6e-5b0e-4d7c-9d0e-2f1f6a1c7e55'

test('A server does not start on a database that lacks erasures of the ledger, until they are applied', async () => {
  const DATA_DIR = await preparedFolder('started')
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true }))
  const folder = join(DATA_DIR, 'erasures')
  await appendToLedger(folder, [{ id, what: 'anonymised', user_id: 12, at: new Date() }])
  const start = () => startProcess('server/main.ts', { DATA_DIR, PORT: '0' })
  const refused = start()
  expect(await refused.ended).toBe(REFUSED)
  expect(refused.printed()).toMatch(
    /^Cette base est plus ancienne [^\n]*« npm run erasures -- apply »[^\n]*\n$/,
  )

  const applied = await runCommand('server/erasures.ts', { DATA_DIR }, 'apply')
  expect([applied.code, applied.printed]).toEqual([
    0,
    expect.stringContaining('1 autre concernait un compte absent'),
  ])
  expect(applied.printed).toContain(`Le registre des effacements (${folder}) est à jour.`)
  await start().ready
})

test('With PostgreSQL, the command asks where the ledger lies, and prints its usage', async () => {
  const settings = { ...real, DATABASE_URL: 'postgresql://venaison@127.0.0.1:9/venaison' }
  const { code, printed } = await runCommand('server/erasures.ts', settings, 'apply')
  expect([code, printed]).toEqual([1, expect.stringContaining('ERASURES_DIR est nécessaire')])
  for (const wrong of [['restore'], ['apply', 'apply'], ['--now']])
    expect((await runCommand('server/erasures.ts', settings, ...wrong)).printed).toContain(
      'Usage : npm run erasures',
    )
})
