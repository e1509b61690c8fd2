import type { AlterTableType, Node, RangeVar, WithClause } from 'libpg-query'
import { altered, type NeverNull } from './alterations.ts'
import { alterations, type Concern, contract, type File, locks, never } from './statements.ts'

export function concernsOf(node: Node, file: File, neverNull: NeverNull): Concern[] {
  const ofTable = alterations(node)
    .filter(({ table }) => !file.created.has(table))
    .flatMap(({ table, command }) => altered(table, command, file, neverNull))
  return [
    ...ofTable,
    ...ofSecondTable(node, file),
    ...ofShape(node),
    ...ofIndex(node, file),
    ...ofRows(node, file),
    ...ofControl(node),
  ]
}

/** Names that the old version uses. */
function ofShape(node: Node): Concern[] {
  if ('DropStmt' in node && node.DropStmt.removeType !== 'OBJECT_INDEX') return [dropped]
  if ('TruncateStmt' in node || ('AlterEnumStmt' in node && node.AlterEnumStmt.oldVal)) return [dropped]
  if ('RenameStmt' in node && !UNNAMED.has(node.RenameStmt.renameType ?? '')) return [renamed]
  return []
}

/** What no query names. */
const UNNAMED = new Set(['OBJECT_INDEX', 'OBJECT_TABCONSTRAINT'])

function ofIndex(node: Node, { created }: File): Concern[] {
  if ('DropStmt' in node && node.DropStmt.removeType === 'OBJECT_INDEX') return [index]
  if (!('IndexStmt' in node)) return []
  if (node.IndexStmt.concurrent) return [inTransaction]
  return created.has(node.IndexStmt.relation?.relname ?? '') ? [] : [index]
}

/** The lock of the file's first table is kept while others wait for the second. */
function ofSecondTable(node: Node, file: File): Concern[] {
  const first = file.statements.flatMap((one) => lockedBy(one.node, file))[0]
  return lockedBy(node, file).some((table) => table !== first) ? [second] : []
}

/** The table of the old version that nobody can write until the file ends, if any. */
function lockedBy(node: Node, { created }: File): string[] {
  const tables =
    'CreateTrigStmt' in node
      ? [node.CreateTrigStmt.relation?.relname ?? '']
      : alterations(node)
          .filter(({ command }) => !UNFELT.has(command.subtype))
          .map(({ table }) => table)
  return tables.filter((table) => !created.has(table))
}

/** Changes that let rows be read and written meanwhile. */
const UNFELT = new Set<AlterTableType | undefined>([
  'AT_ValidateConstraint',
  'AT_SetStatistics',
  'AT_SetRelOptions',
  'AT_ResetRelOptions',
])

/** Many rows changed while the locks of the file's other statements are held. */
function ofRows(node: Node, file: File): Concern[] {
  if (changedTables(node).every((table) => file.created.has(table))) return []
  return file.statements.some((one) => isAltering(one.node, file)) ? [rows] : []
}

function changedTables(node: Node): string[] {
  const [[kind = '', statement] = []] = Object.entries(node) as [string, Changing][]
  if (!CHANGING.has(kind)) return []
  const within = (statement?.withClause?.ctes ?? []).flatMap((one) =>
    'CommonTableExpr' in one && one.CommonTableExpr.ctequery
      ? changedTables(one.CommonTableExpr.ctequery)
      : [],
  )
  const source = statement?.selectStmt ?? statement?.query
  const isOfRows = source && 'SelectStmt' in source && !source.SelectStmt.valuesLists
  const isOwn = kind !== 'SelectStmt' && kind !== 'CreateTableAsStmt' && (kind !== 'InsertStmt' || isOfRows)
  return [
    ...(isOwn ? [statement?.relation?.relname ?? ''] : []),
    ...within,
    ...(source ? changedTables(source) : []),
  ]
}

type Changing = { relation?: RangeVar; withClause?: WithClause; selectStmt?: Node; query?: Node }
const CHANGING = new Set([
  'SelectStmt',
  'InsertStmt',
  'UpdateStmt',
  'DeleteStmt',
  'MergeStmt',
  'CreateTableAsStmt',
])

const isAltering = (node: Node, { created }: File): boolean =>
  alterations(node).some(({ table }) => !created.has(table)) ||
  'RenameStmt' in node ||
  'DropStmt' in node ||
  ('CreateTrigStmt' in node && !created.has(node.CreateTrigStmt.relation?.relname ?? ''))

function ofControl(node: Node): Concern[] {
  if ('TransactionStmt' in node || 'VariableSetStmt' in node) return [control]
  if ('DoStmt' in node || 'CallStmt' in node) return [unread]
  const isLong = LONG.some((statement) => statement in node)
  return isLong ? [long] : []
}
const LONG = ['LockStmt', 'ReindexStmt', 'ClusterStmt', 'VacuumStmt', 'RefreshMatViewStmt']

const dropped = contract(
  'drops or empties what the old version may use: stop using it, release that, and drop it in a migration ' +
    'of the next release',
)
const renamed = contract(
  'renames what the old version knows by its former name: add the new one, write both, and drop the former ' +
    'in the next release',
)
const index = locks(
  'creates or drops an index while nobody can write: do it with « concurrently » in a .concurrently.sql file',
)
const inTransaction = never(
  'cannot run in a transaction, as this file does: move it to a .concurrently.sql file',
)
const rows = locks(
  'changes rows in a migration that also alters a table, whose lock is kept meanwhile: change them in a ' +
    'migration of their own',
)
const second = locks(
  'alters a second table while nobody can use the first, whose lock is kept until the end: alter it in a ' +
    'migration of its own',
)
const control = never(
  'controls the transaction or its settings: the server begins and ends it, and limits its waits',
)
const unread = locks('runs code that the lint cannot read: write its statements out')
const long = locks(
  'locks a table for long: leave it out, or let an operator do it when nobody uses the server',
)
