import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { type Database, type Db, openDatabase } from '../../../../server/database.ts'
import { cityOf, loadCommunes } from '../../../../server/data/communes.ts'
import { migrate } from '../../../../server/storage/migrate.ts'
import { createDatabase, templateDatabase } from './postgres.ts'

/**
 * What a prepared database contains: nothing; the schema; also one commune, so that a start has nothing to
 * load; or all that a first start without demonstration leaves.
 */
type State = 'empty' | 'migrated' | 'small' | 'started'

const { words: _, ...city } = cityOf(['18033', 'Bourges', '18', ['18000'], 47.0749, 2.4042, 63702])
/** The commune of a `small` database. */
export const commune = { id: 1, ...city }

/** From which state another one is made, and how. */
const steps: Record<Exclude<State, 'empty'>, { from: State; fill: (db: Db) => Promise<unknown> }> = {
  migrated: { from: 'empty', fill: (db) => migrate(db) },
  small: { from: 'migrated', fill: (db) => db.insertInto('cities').values(commune).execute() },
  started: { from: 'migrated', fill: loadCommunes },
}

/**
 * A new data folder of the embedded database in a known state; the caller removes it. Creating such a
 * database takes seconds, so the first process of a run that needs the state makes it, and all others copy
 * it. First starts themselves are tested on empty databases.
 */
export async function preparedFolder(state: State): Promise<string> {
  const original = join(tmpdir(), `venaison-${state}`)
  while (!existsSync(original)) {
    const lock = `${original}.lock`
    const isOurs = await mkdir(lock).then(
      () => true,
      () => false,
    )
    if (!isOurs) await pause(50)
    else if (!existsSync(original))
      await makeFolder(original, state).finally(() => rm(lock, { recursive: true }))
  }
  const folder = await mkdtemp(join(tmpdir(), 'venaison-copy-'))
  await cp(original, folder, { recursive: true })
  return folder
}

/** The same, removed after the test. */
export async function folderInState(state: State): Promise<string> {
  const folder = await preparedFolder(state)
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

async function makeFolder(original: string, state: State) {
  const from = state === 'empty' ? null : steps[state].from
  const unfinished = from ? await preparedFolder(from) : await mkdtemp(`${original}-`)
  await fill(state, { databaseUrl: null, dataDir: unfinished })
  await rename(unfinished, original)
}

/** The URL of a new database on PostgreSQL in a known state, made once in a run and copied likewise. */
export async function preparedDatabase(state: State): Promise<string> {
  if (state === 'empty') return createDatabase()
  const template = await templateDatabase(state, async () => {
    const databaseUrl = await preparedDatabase(steps[state].from)
    await fill(state, { databaseUrl, dataDir: null })
    return databaseUrl
  })
  return createDatabase(template)
}

async function fill(state: State, place: Parameters<typeof openDatabase>[0]) {
  const { db, close } = await openDatabase(place)
  if (state !== 'empty') await steps[state].fill(db)
  await close()
}

/** A new database in a known state, removed at the end of the run. */
export const openPrepared = async (state: State, isEmbedded: boolean): Promise<Database> =>
  openDatabase(
    isEmbedded
      ? { databaseUrl: null, dataDir: await preparedFolder(state) }
      : { databaseUrl: await preparedDatabase(state), dataDir: null },
  )
