import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../../server/database.ts'
import { migrationNames } from '../../../server/storage/migration-files.ts'
import { REFUSED } from '../../../server/start-refused.ts'
import { withPostgres } from '../support/with-postgres.ts'
import { real, runCommand } from '../support/processes/process.ts'

const commands: [command: string, code: number, settings: Record<string, string>, args: string[]][] = [
  ['server/main.ts', REFUSED, {}, []],
  ['server/admin.ts', 1, {}, ['--email', 'premiere@example.org']],
  ['server/demo-reset.ts', 1, { DEMO: '1' }, []],
]

test('Server and commands say in one line of French that a migration was refused, and nothing else', async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'venaison-refused-'))
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true }))
  await withPostgres(async (DATABASE_URL) => {
    const { db, close } = await openDatabase({ databaseUrl: DATABASE_URL, dataDir: null })
    const name = migrationNames().at(-1)!
    await db.updateTable('migrations').set({ checksum: 'other' }).where('name', '=', name).execute()
    await close()
    for (const [command, code, settings, args] of commands) {
      const given = { ...real, DATA_DIR, DATABASE_URL, PORT: '0', ...settings }
      expect([command, await runCommand(command, given, ...args)]).toEqual([
        command,
        {
          code,
          printed:
            `La migration ${name} a changé depuis qu’elle a été appliquée à cette base : remettez le fichier ` +
            'tel qu’il était, et écrivez tout changement dans une nouvelle migration.\n',
        },
      ])
    }
  }, 'migrated')
})
