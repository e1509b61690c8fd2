import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartRefused } from '../start-refused.ts'

/** Another process is using the data folder. */
export class FolderInUse extends StartRefused {}

/**
 * Locks the data folder for this process: two embedded databases in one folder lose data. Uses an
 * operating system lock on a file, taken through SQLite because Node has no API for it. The lock ends
 * with the process, even a killed one, so that it can never be stale. `lock.pid` is only used for the
 * error message.
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
