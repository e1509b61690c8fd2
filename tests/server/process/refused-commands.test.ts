import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../../server/database.ts'
import { migrationNames } from '../../../server/storage/migration-files.ts'
import { migrate } from '../../../server/storage/migrate.ts'
import { withPostgres } from '../support/with-postgres.ts'
import { real } from '../support/processes/process.ts'

const commands: [command: string, settings: Record<string, string>, args: string[]][] = [
  ['server/admin.ts', {}, ['--email', 'premiere@example.org']],
  ['server/demo-reset.ts', { DEMO: '1' }, []],
]

test.each(commands)('%s says in French that a migration was refused, and nothing else', async (...call) => {
  const [command, settings, args] = call
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'venaison-refused-'))
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true }))
  await withPostgres(async (DATABASE_URL) => {
    const { db, close } = await openDatabase({ databaseUrl: DATABASE_URL, dataDir: null })
    await migrate(db)
    const name = migrationNames().at(-1)!
    await db.updateTable('migrations').set({ checksum: 'other' }).where('name', '=', name).execute()
    await close()
    const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], {
      encoding: 'utf8',
      env: { ...process.env, DEMO: '0', ...real, DATA_DIR, DATABASE_URL, ...settings },
    })
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr.trim()).toBe(
      `La migration ${name} a changé depuis qu’elle a été appliquée à cette base : remettez le fichier ` +
        'tel qu’il était, et écrivez tout changement dans une nouvelle migration.',
    )
  })
})
