import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { type Command, runCommand } from './command.ts'
import { type Db, openDatabase } from './database.ts'
import { openLedger } from './erasures/ledger.ts'
import { restoreErasures } from './erasures/restored.ts'
import { prepare } from './prepare.ts'
import { readSettings, type Settings } from './settings.ts'
import { StartRefused } from './start-refused.ts'
import { lockFolder } from './storage/lock.ts'
import { unpackBackup } from './storage/pglite-restore.ts'
import { utcStamp } from '../contract/utc-stamp.ts'

const USAGE = 'Usage : npm run restore -- FICHIER (écrit par « npm run backup »)'

const UNDEFINED_TABLE = '42P01'

const moment = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  dateStyle: 'long',
  timeStyle: 'short',
})

/** What is in a database, in one French sentence. */
async function describe(db: Db): Promise<string> {
  const { rows } = await sql<{ people: number; hunts: number; donations: number; last: Date | null }>`
    select (select count(*) from users where not is_deleted) as people, (select count(*) from hunts) as hunts,
      (select count(*) from donations) as donations, (select max(at) from acts) as last`.execute(db)
  const { people, hunts, donations, last } = rows[0]!
  const act = last ? `le ${moment.format(last)}` : 'aucun'
  return `Comptes : ${people} ; chasses : ${hunts} ; dons : ${donations} ; dernier acte de l’historique : ${act}.`
}

/** Copies the erasures that only the database to be replaced knows. Answers a warning if it cannot be read. */
async function saveErasures({ dataDir, erasuresDir }: Settings, now: Date): Promise<string | null> {
  if (erasuresDir === null || !existsSync(join(dataDir, 'pglite'))) return null
  try {
    const { db, close } = await openDatabase({ databaseUrl: null, dataDir }, () => {})
    await openLedger(db, erasuresDir).copyAll(now).finally(close)
    return null
  } catch (error) {
    // A database of an earlier release has noted none.
    if ((error as { code?: string }).code === UNDEFINED_TABLE) return null
    return 'La base remplacée ne se lit pas : seuls les effacements déjà au registre ont pu être appliqués.'
  }
}

/**
 * Restores a backup beside the database in use, brings it up to date, and only then puts it in the place of
 * that database, which is kept under another name. Answers what was done, in French.
 */
async function replaceBy(file: string, settings: Settings, now: Date): Promise<string[]> {
  const { dataDir } = settings
  const draft = join(dataDir, `restoring-${utcStamp(now)}`)
  const [place, restored] = [join(dataDir, 'pglite'), join(draft, 'pglite')]
  const former = join(dataDir, `pglite-before-${utcStamp(now)}`)
  const hasSecret = settings.sessionSecret !== null || existsSync(join(dataDir, 'session-secret'))
  const said = [`Restauré : ${file}.`]
  try {
    mkdirSync(draft, { mode: 0o700 })
    await unpackBackup(file, restored)
    const warning = await saveErasures(settings, now)
    const { db, close } = await openDatabase({ databaseUrl: null, dataDir: draft })
    try {
      await prepare(db, { demo: false, now })
      said.push(await restoreErasures(db, { settings, now }), await describe(db))
    } finally {
      await close()
    }
    if (warning) said.push(warning)
    if (existsSync(place)) {
      renameSync(place, former)
      said.push(
        `L’ancienne base est gardée dans ${former} : effacez ce dossier une fois tout vérifié, dans les 30 jours.`,
      )
    }
    renameSync(restored, place)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
  if (!hasSecret)
    said.push(
      'Le secret du serveur (session-secret) manquait et a été remplacé : les applications de codes et les codes de secours sont à remettre en place.',
    )
  return said
}

/** `npm run restore`: puts a backup in the place of the embedded database. */
export const restore: Command = {
  usage: USAGE,
  async run({ args, environment, say }) {
    const { positionals } = parseArgs({ args, allowPositionals: true })
    const file = positionals.length === 1 ? resolve(positionals[0]!) : null
    if (file === null) throw new StartRefused(USAGE)
    if (!existsSync(file)) throw new StartRefused(`Ce fichier n’existe pas : ${file}`)
    const settings = readSettings(environment)
    if (settings.databaseUrl)
      throw new StartRefused('Avec DATABASE_URL, pgBackRest restaure PostgreSQL : docs/operations.md.')
    // What is written is its owner's only.
    process.umask(0o077)
    const lock = lockFolder(settings.dataDir)
    try {
      for (const line of await replaceBy(file, settings, new Date())) say(line)
    } finally {
      lock.release()
    }
  },
}

if (import.meta.main) await runCommand(restore)
