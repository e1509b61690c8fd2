import { indexStatements } from '../../../server/storage/migration-files.ts'
import { type NeverNull, neverNullAfter } from './alterations.ts'
import { concernsOf } from './rules.ts'
import { type Concern, type File, never, readFile, type Statement } from './statements.ts'

/** The number of the last migration that was applied before the lint was: it and older ones are exempt. */
const LAST_EXEMPT = 113

const numberOf = (name: string) => Number(name.slice(0, 4))

/**
 * What is unsafe in these migrations, in their order, while the old version still runs and people use it:
 * one English sentence each, with the file and the beginning of the statement.
 */
export async function lintMigrations(files: readonly { name: string; text: string }[]): Promise<string[]> {
  const read: File[] = []
  const found: string[] = []
  for (const { name, text } of files) {
    const file = await readFile(name, text)
    if (numberOf(name) > LAST_EXEMPT) found.push(...ofName(name, read), ...ofFile(file, neverNullAfter(read)))
    read.push(file)
  }
  return found
}

const ofName = (name: string, before: readonly File[]) =>
  before.some((file) => numberOf(file.name) === numberOf(name))
    ? [`${name}: another migration has this number: take the next free one`]
    : []

const ofFile = (file: File, neverNull: NeverNull) =>
  file.name.endsWith('.concurrently.sql')
    ? ofConcurrentFile(file)
    : file.statements.flatMap((statement) =>
        concernsOf(statement.node, file, neverNull)
          .filter((concern) => !isExcepted(statement, concern))
          .map((concern) => sentence(file, statement, concern)),
      )

/** An exception names its reason, of two words or more. */
const isExcepted = ({ comments }: Statement, { exception }: Concern) =>
  exception !== null && new RegExp(`^\\s*-- ${exception}: *\\S+ +\\S`, 'm').test(comments)

const hints = {
  contract: ' Or say above it: -- contract: <why the old version no longer needs it>',
  locks: ' Or say above it: -- locks: <why nobody waits long>',
}

const sentence = ({ name }: File, { text }: Statement, { wrong, exception }: Concern) =>
  `${name}: « ${text.replaceAll(/\s+/g, ' ').slice(0, 60)} » ${wrong}.${exception ? hints[exception] : ''}`

/** The server splits the file without a parser, and has to find the same statements. */
function ofConcurrentFile(file: File): string[] {
  const wrong = file.statements
    .filter((statement) => !isRepeatable(statement))
    .map((statement) => sentence(file, statement, notAnIndex))
  return wrong.length > 0 || countStatements(file) === file.statements.length
    ? wrong
    : [`${file.name}: the server cannot read it: write neither « ; » nor « -- » within a literal`]
}

const notAnIndex = never(
  'does not belong in a .concurrently.sql file, which may be run again from its beginning: only « create ' +
    '[unique] index concurrently if not exists <name> on … » and « drop index concurrently if exists <name> »',
)

const isRepeatable = ({ node }: Statement) =>
  'IndexStmt' in node
    ? node.IndexStmt.concurrent && node.IndexStmt.if_not_exists
    : 'DropStmt' in node &&
      node.DropStmt.removeType === 'OBJECT_INDEX' &&
      node.DropStmt.concurrent &&
      node.DropStmt.missing_ok

/** Null if the server refuses them. */
function countStatements({ text }: File): number | null {
  try {
    return indexStatements(text).length
  } catch {
    return null
  }
}
