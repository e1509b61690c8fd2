import { expect, test } from 'vitest'
import { admin } from '../../../server/admin.ts'
import { backup } from '../../../server/backup.ts'
import type { Command } from '../../../server/command.ts'
import { openDatabase } from '../../../server/database.ts'
import { demoReset } from '../../../server/demo-reset.ts'
import { erasures } from '../../../server/erasures.ts'
import { serve } from '../../../server/main.ts'
import { restore } from '../../../server/restore.ts'
import { retention } from '../../../server/retention.ts'
import { workApart } from '../../../server/worker.ts'
import { lockFolder } from '../../../server/storage/lock.ts'
import { migrationNames } from '../../../server/storage/migration-files.ts'
import { REFUSED } from '../../../server/start-refused.ts'
import { temporaryFolder } from '../../world/temporary-folder.ts'
import { withPostgres } from '../support/databases/with-postgres.ts'
import { callCommand, refusedStart } from '../support/processes/in-process.ts'
import { real } from '../support/processes/process.ts'

const email = ['--email', 'premiere@example.org']
/** A database at which nobody listens. */
const unreached = { ...real, DATABASE_URL: 'postgresql://venaison@127.0.0.1:9/venaison' }
const usage = 'Usage : npm run'
const commands: Record<string, Command> = { admin, retention, restore, backup, erasures }

test.each<[command: string, args: string[], says: string, settings?: Record<string, string>]>([
  ['admin', ['--email', 'anne'], `${usage} admin -- --email`],
  ['admin', ['--mail', 'premiere@example.org'], `${usage} admin -- --email`],
  ['admin', ['federation', '--code', '2A'], 'npm run admin -- federation --department 2A'],
  ['retention', ['--everything'], `${usage} retention`],
  ['restore', [], `${usage} restore`],
  ['restore', ['gone.tar.gz'], 'Ce fichier n’existe pas'],
  ['backup', [], 'Il n’y a pas de base'],
  ['erasures', ['apply', 'apply'], `${usage} erasures`],
  ['erasures', ['apply'], 'ERASURES_DIR est nécessaire', unreached],
])('« %s » with %j says what is missing', async (command, args, says, settings = {}) => {
  const given = { DATA_DIR: temporaryFolder(), ...settings }
  const ended = await callCommand(commands[command]!, given, ...args)
  expect(ended).toEqual({ code: 1, printed: expect.stringContaining(says) })
})

test('A worker without what servers beside it have says so', async () => {
  expect(await refusedStart(workApart, { DATA_DIR: temporaryFolder() })).toEqual([
    'npm run worker demande DATABASE_URL et PUBLIC_URL, comme les serveurs à côté.',
    `ends with ${REFUSED}`,
  ])
})

test('While the server uses the embedded database, commands say what to do', async () => {
  const DATA_DIR = temporaryFolder()
  const lock = lockFolder(DATA_DIR)
  const given = { ...real, DATA_DIR }
  const asked = await callCommand(admin, given, ...email)
  const counted = await callCommand(retention, given, '--dry-run')
  lock.release()
  for (const { code, printed } of [asked, counted])
    expect([code, printed]).toEqual([
      1,
      expect.stringContaining(`${DATA_DIR} est déjà utilisé par un autre processus`),
    ])
  expect(asked.printed).toContain('arrêtez le serveur, relancez cette commande, puis redémarrez-le')
})

test('Server and commands say in one line of French that a migration was refused, and nothing else', async () => {
  const DATA_DIR = temporaryFolder()
  await withPostgres(async (DATABASE_URL) => {
    const { db, close } = await openDatabase({ databaseUrl: DATABASE_URL, dataDir: null })
    const name = migrationNames().at(-1)!
    await db.updateTable('migrations').set({ checksum: 'other' }).where('name', '=', name).execute()
    await close()
    const given = { ...real, DATA_DIR, DATABASE_URL, PORT: '0' }
    const printed =
      `La migration ${name} a changé depuis qu’elle a été appliquée à cette base : remettez le fichier ` +
      'tel qu’il était, et écrivez tout changement dans une nouvelle migration.'
    expect(await refusedStart(serve, given)).toEqual([printed, `ends with ${REFUSED}`])
    expect(await callCommand(admin, given, ...email)).toEqual({ code: 1, printed })
    expect(await callCommand(demoReset, { ...given, DEMO: '1' })).toEqual({ code: 1, printed })
  }, 'migrated')
})
