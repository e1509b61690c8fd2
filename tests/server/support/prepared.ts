import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Db, openDatabase } from '../../../server/database.ts'
import { prepare } from '../../../server/prepare.ts'
import { migrate } from '../../../server/storage/migrate.ts'

/** What a prepared data folder contains: the schema, or also what a first start loads without demonstration. */
const states = {
  migrated: async (db: Db) => void (await migrate(db)),
  started: async (db: Db) => void (await prepare(db, { demo: false, now: new Date() })),
}

/**
 * A new data folder of the embedded database in a known state; the caller removes it. Creating such a
 * database takes seconds, so the first process of a run that needs the state makes it, and all others copy
 * it. First starts themselves are tested on empty folders.
 */
export async function preparedFolder(state: keyof typeof states): Promise<string> {
  const original = join(tmpdir(), `venaison-${state}`)
  while (!existsSync(original)) {
    const lock = `${original}.lock`
    const isOurs = await mkdir(lock).then(
      () => true,
      () => false,
    )
    if (!isOurs) await pause(50)
    else if (!existsSync(original))
      await make(original, states[state]).finally(() => rm(lock, { recursive: true }))
  }
  const folder = await mkdtemp(join(tmpdir(), 'venaison-copy-'))
  await cp(original, folder, { recursive: true })
  return folder
}

async function make(folder: string, fill: (db: Db) => Promise<void>) {
  const unfinished = await mkdtemp(`${folder}-`)
  const { db, close } = await openDatabase({ databaseUrl: null, dataDir: unfinished })
  await fill(db)
  await close()
  await rename(unfinished, folder)
}
