import { type AlterTableCmd, type Node, parse } from 'libpg-query'

/**
 * What is wrong with a statement, as a sentence that also says what to write instead. `exception` is the
 * word of the comment that allows it all the same, with a reason; null if nothing does.
 */
export type Concern = { wrong: string; exception: 'contract' | 'locks' | null }

/** Breaks the old version that runs beside this one until it is stopped. */
export const contract = (wrong: string): Concern => ({ wrong, exception: 'contract' })
/** Blocks requests for as long as it takes. */
export const locks = (wrong: string): Concern => ({ wrong, exception: 'locks' })
/** Never possible in a migration. */
export const never = (wrong: string): Concern => ({ wrong, exception: null })

/** A statement; `comments` is its text with the comments above it. */
export type Statement = { node: Node; text: string; comments: string }

/** A migration file: its statements and the tables that it creates, which no old version knows. */
export type File = { name: string; text: string; statements: Statement[]; created: ReadonlySet<string> }

/** Reads a migration by the parser of PostgreSQL. @throws if that cannot read it */
export async function readFile(name: string, text: string): Promise<File> {
  const bytes = Buffer.from(text)
  const { stmts = [] } = await parse(text).catch((error: Error) => {
    throw new Error(`${name}: PostgreSQL cannot read it: ${error.message}`)
  })
  let end = 0
  const statements = stmts.flatMap(({ stmt, stmt_location: start = 0, stmt_len: length }) => {
    const until = length ? start + length : bytes.length
    const comments = bytes.subarray(end, until).toString()
    end = until
    return stmt ? [{ node: stmt, text: bytes.subarray(start, until).toString(), comments }] : []
  })
  return { name, text, statements, created: new Set(statements.flatMap(({ node }) => createdBy(node))) }
}

const createdBy = (node: Node): string[] => {
  if ('CreateStmt' in node) return named(node.CreateStmt.relation?.relname)
  if ('CreateTableAsStmt' in node) return named(node.CreateTableAsStmt.into?.rel?.relname)
  return []
}
const named = (name: string | undefined) => (name === undefined ? [] : [name])

export const alterations = (node: Node): { table: string; command: AlterTableCmd }[] => {
  if (!('AlterTableStmt' in node)) return []
  const { relation, cmds = [] } = node.AlterTableStmt
  const table = relation?.relname ?? ''
  return cmds.flatMap((one) => ('AlterTableCmd' in one ? [{ table, command: one.AlterTableCmd }] : []))
}
