import { existsSync, mkdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Asked, type Command, runCommand } from './command.ts'
import { readSettings } from './settings.ts'
import { StartRefused } from './start-refused.ts'
import { forgetBackups, KEPT_DAYS, writeBackup } from './storage/backup-files.ts'
import { FolderInUse, lockFolder } from './storage/lock.ts'
import { BackupCut, receiveBackup } from './storage/pglite-backup.ts'
import { backupSocketOf, startPglite } from './storage/pglite.ts'

/** Receives a backup from the process that uses the folder, or, if there is none, from one of its own. */
async function receive(dataDir: string, draft: string): Promise<'running' | 'stopped'> {
  let lock
  try {
    lock = lockFolder(dataDir)
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error
    await receiveBackup(backupSocketOf(dataDir), draft)
    return 'running'
  }
  try {
    const crash = (error: unknown) => {
      throw error
    }
    const { stop } = await startPglite(dataDir, 1, crash)
    await receiveBackup(backupSocketOf(dataDir), draft).finally(stop)
  } finally {
    lock.release()
  }
  return 'stopped'
}

/** The error in French, unless nobody foresaw it. */
function explained(error: NodeJS.ErrnoException): Error {
  const refused = (message: string) => new StartRefused(message, { cause: error })
  if (error instanceof BackupCut)
    return refused('La base s’est arrêtée pendant la sauvegarde : rien n’a été gardé. Relancez la commande.')
  if (error.syscall === 'connect')
    return refused(
      'Le processus qui utilise cette base ne donne pas de sauvegarde : il démarre, s’arrête, ou date d’avant cette version. Réessayez.',
    )
  if (error.code === 'ENOSPC') return refused('Le disque est plein : rien n’a été gardé.')
  return error
}

/** Saves the embedded database as a file, while a server uses it or not. */
async function save({ args, environment, say }: Asked): Promise<void> {
  const { values } = parseArgs({ args, options: { to: { type: 'string' } } })
  const { databaseUrl, dataDir } = readSettings(environment)
  if (databaseUrl)
    throw new StartRefused('Avec DATABASE_URL, pgBackRest sauvegarde PostgreSQL : docs/operations.md.')
  if (!existsSync(join(dataDir, 'pglite'))) throw new StartRefused(`Il n’y a pas de base dans ${dataDir}.`)
  const folder = values.to === undefined ? join(dataDir, 'backups') : resolve(values.to)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const now = new Date()
  let found = ''
  const path = await writeBackup(folder, now, async (draft) => {
    found = (await receive(dataDir, draft)) === 'running' ? 'le serveur continue' : 'le serveur était arrêté'
  })
  const size = Math.ceil(statSync(path).size / 1e6)
  say(`Sauvegarde écrite : ${path} (${size} Mo, ${found}).`)
  say(
    'Elle contient toute la base, avec les e-mails en attente. Elle ne contient ni le secret du serveur ' +
      '(session-secret), ni le registre des effacements (erasures) : gardez-les ailleurs que cette machine, comme elle.',
  )
  const forgotten = forgetBackups(folder, now)
  if (forgotten > 0) say(`Sauvegardes de plus de ${KEPT_DAYS} jours effacées : ${forgotten}.`)
}

/** `npm run backup`: saves the embedded database as a file, while a server uses it or not. */
export const backup: Command = {
  usage: 'Usage : npm run backup [-- --to DOSSIER]',
  run: (asked) =>
    save(asked).catch((error: Error) => {
      throw explained(error)
    }),
}

if (import.meta.main) await runCommand(backup)
