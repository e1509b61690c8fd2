import { indexStatements } from '../../server/storage/migration-files.ts'
import { neverNullAfter } from './alterations.ts'
import { concernsOf } from './rules.ts'
import { type Concern, type File, never, readFile, type Statement } from './statements.ts'

/** The number of the last migration that was applied before the lint was: it and older ones are exempt. */
const LAST_EXEMPT = 113

const numberOf = (name: string) => Number(name.slice(0, 4))

/** What is unsafe in these migrations, in their order, while the old version still runs and is used. */
export async function lintMigrations(files: readonly { name: string; text: string }[]): Promise<string[]> {
  const read: File[] = []
  const found: string[] = []
  for (const { name, text } of files) {
    const file = await readFile(name, text)
    if (numberOf(name) > LAST_EXEMPT) {
      if (read.some((one) => numberOf(one.name) === numberOf(name)))
        found.push(`${name}: another migration has this number: take the next free one`)
      const isConcurrent = name.endsWith('.concurrently.sql')
      found.push(...(isConcurrent ? ofConcurrentFile : ofTransaction)(file, read))
    }
    read.push(file)
  }
  return found
}

function ofTransaction(file: File, before: readonly File[]): string[] {
  const neverNull = neverNullAfter(before)
  return file.statements.flatMap((statement) =>
    concernsOf(statement.node, file, neverNull)
      .filter((concern) => !isExcepted(statement, concern))
      .map((concern) => sentence(file, statement, concern)),
  )
}

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
function ofConcurrentFile(file: File, before: readonly File[]): string[] {
  const taken = indexesAfter(before.flatMap(({ statements }) => statements))
  const wrong = file.statements.flatMap((statement) => {
    if (!isRepeatable(statement)) return [sentence(file, statement, notAnIndex)]
    const isTaken = indexesOf(statement).some((name) => taken.has(name))
    take(taken, statement)
    return 'IndexStmt' in statement.node && isTaken ? [sentence(file, statement, nameTaken)] : []
  })
  return wrong.length > 0 || countStatements(file) === file.statements.length
    ? wrong
    : [`${file.name}: the server cannot read it: write neither « ; » nor « -- » within a literal`]
}

const notAnIndex = never(
  'does not belong in a .concurrently.sql file, which may be run again from its beginning: only « create ' +
    '[unique] index concurrently if not exists <name> on … » and « drop index concurrently if exists <name> »',
)

const nameTaken = never(
  'makes nothing, since an index of this name exists: give it another name, or drop that one first',
)

function indexesOf({ node }: Statement): string[] {
  if ('IndexStmt' in node) return [node.IndexStmt.idxname ?? '']
  return 'DropStmt' in node && node.DropStmt.removeType === 'OBJECT_INDEX'
    ? [...JSON.stringify(node.DropStmt.objects).matchAll(/"sval":"([^"]*)"/g)].map(([, name = '']) => name)
    : []
}

function take(taken: Set<string>, statement: Statement): void {
  for (const name of indexesOf(statement))
    if ('IndexStmt' in statement.node) taken.add(name)
    else taken.delete(name)
}

function indexesAfter(statements: readonly Statement[]): Set<string> {
  const taken = new Set<string>()
  for (const statement of statements) take(taken, statement)
  return taken
}

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
