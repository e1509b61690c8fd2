import type { Node } from 'libpg-query'
import { altered, type NeverNull } from './alterations.ts'
import { alterations, type Concern, contract, type File, locks, never } from './statements.ts'

/** What is wrong with a statement of a file that runs in a transaction. */
export function concernsOf(node: Node, file: File, neverNull: NeverNull): Concern[] {
  const ofTable = alterations(node)
    .filter(({ table }) => !file.created.has(table))
    .flatMap(({ table, command }) => altered(table, command, file, neverNull))
  return [...ofTable, ...ofShape(node), ...ofIndex(node, file), ...ofRows(node, file), ...ofControl(node)]
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

/** Many rows changed while the locks of the file's other statements are held. */
function ofRows(node: Node, file: File): Concern[] {
  const table = changedTable(node)
  if (table === null || file.created.has(table)) return []
  return file.statements.some((one) => isAltering(one.node, file)) ? [rows] : []
}

function changedTable(node: Node): string | null {
  if ('UpdateStmt' in node) return node.UpdateStmt.relation?.relname ?? ''
  if ('DeleteStmt' in node) return node.DeleteStmt.relation?.relname ?? ''
  if (!('InsertStmt' in node)) return null
  const { selectStmt, relation } = node.InsertStmt
  const isOfRows = selectStmt && 'SelectStmt' in selectStmt && !selectStmt.SelectStmt.valuesLists
  return isOfRows ? (relation?.relname ?? '') : null
}

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
const control = never(
  'controls the transaction or its settings: the server begins and ends it, and limits its waits',
)
const unread = locks('runs code that the lint cannot read: write its statements out')
const long = locks(
  'locks a table for long: leave it out, or let an operator do it when nobody uses the server',
)
