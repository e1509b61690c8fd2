import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'

/** The folder of the migrations of this release. */
export const ownMigrations = new URL('../migrations/', import.meta.url)

/** Files that run statement by statement, outside a transaction. */
const CONCURRENT = '.concurrently.sql'
const NAME = /^\d{4}-[\w-]+(\.concurrently)?\.sql$/

/** A migration file; `checksum` is the SHA-256 of its text, in hexadecimal. */
export type Migration = { name: string; text: string; checksum: string; isConcurrent: boolean }

/** The names of a folder's migrations, in order. */
const namesIn = (folder: URL): string[] =>
  readdirSync(folder)
    .filter((name) => NAME.test(name))
    .sort()

/** The migrations of this release, in order. */
export const migrationNames = (): string[] => namesIn(ownMigrations)

/** A folder's migrations, in order. */
export const migrationsIn = (folder: URL): Migration[] =>
  namesIn(folder).map((name) => {
    // Git may check files out with other line ends.
    const text = readFileSync(new URL(name, folder), 'utf8').replaceAll('\r\n', '\n')
    const checksum = createHash('sha256').update(text).digest('hex')
    return { name, text, checksum, isConcurrent: name.endsWith(CONCURRENT) }
  })

/** A statement of a concurrent file. `creates` names the index that it makes, null if it drops one. */
export type IndexStatement = { text: string; creates: string | null }

const CREATES = /^create\s+(?:unique\s+)?index\s+concurrently\s+if\s+not\s+exists\s+([a-z_][a-z0-9_]*)\s+on\s/
const DROPS = /^drop\s+index\s+concurrently\s+if\s+exists\s+[a-z_][a-z0-9_]*$/

/**
 * The statements of a concurrent file, without comments; neither `;` nor `--` may stand within a literal.
 * @throws if one neither creates nor drops a single index in a way that may be repeated
 */
export const indexStatements = (file: string): IndexStatement[] =>
  file
    .replaceAll(/--.*$/gm, '')
    .split(';')
    .map((statement) => statement.trim())
    .filter((text) => text !== '')
    .map((text) => {
      const creates = CREATES.exec(text)?.[1] ?? null
      if (!creates && !DROPS.test(text)) throw new Error(`Not allowed in a concurrent file: ${text}`)
      return { text, creates }
    })
