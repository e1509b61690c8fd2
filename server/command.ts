import { openDatabase, type Db } from './database.ts'
import type { Settings } from './settings.ts'
import { StartPostponed, StartRefused } from './start-refused.ts'
import { lockFolder } from './storage/lock.ts'
import { explainUnreachable, urlSetting } from './storage/explain-unreachable.ts'

/** What an operator asks of a command: its arguments, the settings, and where it says what it did. */
export type Asked = {
  args: string[]
  environment: Readonly<Record<string, string | undefined>>
  say: (line: string) => void
}

/** A command of an operator. `usage`: what is printed instead of a mistake in its arguments. */
export type Command = { usage: string; run: (asked: Asked) => Promise<void> }

/**
 * Runs a command; answers null once it is done, or, as a French sentence, why it was refused: for wrong
 * arguments the usage.
 * @throws whatever else failed
 */
export async function refusalOf({ usage, run }: Command, asked: Asked): Promise<string | null> {
  try {
    await run(asked)
    return null
  } catch (error) {
    const { code } = error as { code?: unknown }
    if (String(code).startsWith('ERR_PARSE_ARGS')) return usage
    if (error instanceof StartRefused || error instanceof StartPostponed) return error.message
    throw error
  }
}

/** Runs a command as a process, which ends with 1 if it was refused or failed. */
export async function runCommand(command: Command): Promise<void> {
  const asked = { args: process.argv.slice(2), environment: process.env, say: console.log }
  const refusal = await refusalOf(command, asked).catch((error: unknown) => error)
  if (refusal === null) return
  console.error(refusal)
  process.exit(1)
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
    return await explainUnreachable(urlSetting(settings), () => work(db).finally(close))
  } finally {
    lock?.release()
  }
}
