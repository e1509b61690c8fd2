import type { AlterTableCmd, AlterTableType, Constraint } from 'libpg-query'
import { addedColumn, indexed, scanned } from './columns.ts'
import { alterations, type Concern, contract, type File, locks } from './statements.ts'

/** Checks that earlier migrations have validated: `<table>.<column>` that is never null. */
export type NeverNull = ReadonlySet<string>

/** Short, and nothing that the old version needs. */
const harmless = new Set<AlterTableType | undefined>([
  'AT_DropNotNull',
  'AT_DropConstraint',
  'AT_SetStatistics',
  'AT_SetRelOptions',
  'AT_ResetRelOptions',
])

export function altered(table: string, command: AlterTableCmd, file: File, neverNull: NeverNull): Concern[] {
  const { subtype, name, def } = command
  if (harmless.has(subtype)) return []
  if (subtype === 'AT_AddColumn') return def && 'ColumnDef' in def ? addedColumn(def.ColumnDef) : []
  if (subtype === 'AT_AddConstraint') return def && 'Constraint' in def ? addedConstraint(def.Constraint) : []
  if (subtype === 'AT_ValidateConstraint') return isOtherwiseAltered(table, file) ? [validated] : []
  if (subtype === 'AT_ColumnDefault') return def ? [] : [undefaulted]
  if (subtype === 'AT_DropColumn') return [dropped]
  if (subtype === 'AT_AlterColumnType') return [retyped]
  if (subtype === 'AT_SetNotNull') return neverNull.has(`${table}.${name}`) ? [] : [required]
  return [unknown(subtype)]
}

function addedConstraint({ contype, skip_validation, indexname }: Constraint): Concern[] {
  if (contype === 'CONSTR_UNIQUE' || contype === 'CONSTR_PRIMARY') return indexname ? [] : [indexed]
  return skip_validation ? [] : [scanned]
}

const isOtherwiseAltered = (table: string, file: File) =>
  file.statements
    .flatMap(({ node }) => alterations(node))
    .some((one) => one.table === table && one.command.subtype !== 'AT_ValidateConstraint')

const dropped = contract(
  'drops a column that the old version may read or write: stop using it, release that, and drop it in a ' +
    'migration of the next release',
)
const retyped = contract(
  'changes the type of a column, which may rewrite the table and is not what the old version writes: add a ' +
    'column of the new type, write both, and drop the old one in the next release',
)
const required = contract(
  'makes an existing column not null, which reads the whole table and refuses what the old version leaves ' +
    'out: write « add constraint <name> check (<column> is not null) not valid », validate it in a later ' +
    'migration, and set not null in one after that',
)
const undefaulted = contract(
  'drops a default that the old version may count on: drop it in the next release, when every version fills ' +
    'the column',
)
const validated = locks(
  'validates a constraint in a migration that alters the same table otherwise, whose lock is kept while all ' +
    'rows are read: validate in a migration of its own',
)
const unknown = (subtype: AlterTableType | undefined) =>
  locks(
    `makes a change that the lint does not know to be safe (${subtype}): see what it locks, and for how long`,
  )

export function neverNullAfter(files: readonly File[]): NeverNull {
  const columns = new Map<string, string>()
  const proven = new Set<string>()
  for (const { table, command } of files.flatMap(({ statements }) =>
    statements.flatMap(({ node }) => alterations(node)),
  )) {
    const { subtype, def, name } = command
    if (subtype === 'AT_AddConstraint' && def && 'Constraint' in def) {
      const column = notNullIn(def.Constraint)
      if (column) columns.set(`${table} ${def.Constraint.conname}`, `${table}.${column}`)
    }
    const checked = columns.get(`${table} ${name}`)
    if (subtype === 'AT_ValidateConstraint' && checked) proven.add(checked)
    if (subtype === 'AT_DropConstraint' && checked) proven.delete(checked)
  }
  return proven
}

/** The column of `check (column is not null)`. */
function notNullIn({ raw_expr }: Constraint): string | null {
  if (!raw_expr || !('NullTest' in raw_expr) || raw_expr.NullTest.nulltesttype !== 'IS_NOT_NULL') return null
  return /"sval":"([^"]*)"/.exec(JSON.stringify(raw_expr.NullTest.arg))?.[1] ?? null
}
