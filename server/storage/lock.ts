import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Another process works in the data folder. */
export class FolderInUse extends Error {}

/**
 * Takes the data folder for this process alone: two embedded databases on one folder lose data.
 * The lock is the operating system's own lock on a file, taken through SQLite because Node has no
 * call for it; it ends with the process, also a killed one, so there is nothing stale to guess at.
 * Beside it, `lock.pid` only serves the message.
 * @throws FolderInUse
 */
export function lockFolder(dataDir: string): { release: () => void } {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const pidFile = join(dataDir, 'lock.pid')
  const file = new DatabaseSync(join(dataDir, 'lock'))
  try {
    file.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE')
  } catch (error) {
    file.close()
    if (!String(error).includes('locked')) throw error
    throw new FolderInUse(
      `Le dossier ${dataDir} est déjà utilisé par un autre processus${holder(pidFile)}. ` +
        'Arrêtez-le d’abord, ou choisissez un autre dossier avec DATA_DIR.',
    )
  }
  writeFileSync(pidFile, `${process.pid}\n`)
  return { release: () => file.close() }
}

function holder(pidFile: string): string {
  try {
    return ` (numéro ${readFileSync(pidFile, 'utf8').trim()})`
  } catch {
    return ''
  }
}
