import { openDatabase, type Db } from './database.ts'
import type { Settings } from './settings.ts'
import { StartPostponed, StartRefused } from './start-refused.ts'
import { lockFolder } from './storage/lock.ts'
import { reaching, urlSetting } from './storage/reaching.ts'

/**
 * Runs a command of an operator. What it refuses is printed as a French sentence, wrong arguments with the
 * usage, anything else with its stack; the process then ends with 1.
 */
export async function runCommand(usage: string, command: () => Promise<void>): Promise<void> {
  await command().catch((error: Error & { code?: string }) => {
    if (error.code?.startsWith('ERR_PARSE_ARGS')) console.error(usage)
    else {
      const isSaid = error instanceof StartRefused || error instanceof StartPostponed
      console.error(isSaid ? error.message : error)
    }
    process.exit(1)
  })
}

/**
 * Opens the database of the settings for a command, and closes it after `work`. The embedded one serves a
 * single process.
 * @throws FolderInUse, StartPostponed
 */
export async function onDatabase<T>(settings: Settings, work: (db: Db) => Promise<T>): Promise<T> {
  const { databaseUrl, directUrl, dataDir } = settings
  const lock = databaseUrl ? null : lockFolder(dataDir)
  try {
    const { db, close } = await openDatabase({ databaseUrl: directUrl ?? databaseUrl, dataDir })
    return await reaching(urlSetting(settings), () => work(db).finally(close))
  } finally {
    lock?.release()
  }
}
