import type { ColumnDef, Constraint } from 'libpg-query'
import { type Concern, contract, locks } from './statements.ts'

/** Functions whose value is the same for every row of a statement. */
const STABLE = new Set(['now', 'transaction_timestamp', 'statement_timestamp'])
const SERIAL = /"sval":"(small|big)?serial"/

export function addedColumn(column: ColumnDef): Concern[] {
  const constraints = (column.constraints ?? []).flatMap((one) =>
    'Constraint' in one ? [one.Constraint] : [],
  )
  const has = (type: Constraint['contype']) => constraints.some(({ contype }) => contype === type)
  const isFilled = has('CONSTR_DEFAULT') || has('CONSTR_GENERATED') || has('CONSTR_IDENTITY')
  const missing = contract(
    'adds a column that is not null and has no default, which the old version does not fill: give it a ' +
      'constant default, or leave it nullable until nothing writes without it',
  )
  const isMissing = (has('CONSTR_NOTNULL') || has('CONSTR_PRIMARY')) && !isFilled
  return [
    ...(isMissing ? [missing] : []),
    ...(isRewritten(column, constraints) ? [rewritten] : []),
    ...constraints.flatMap((one) => ofColumn(one, has('CONSTR_DEFAULT'))),
  ]
}

const rewritten = locks(
  'adds a column whose value differs by row (volatile default, identity, serial or generated), so that the ' +
    'whole table is written anew while nobody can read it: add the column without it, then set the default, ' +
    'and fill the rows in a later migration',
)

const isRewritten = (column: ColumnDef, constraints: readonly Constraint[]) =>
  SERIAL.test(JSON.stringify(column.typeName ?? null)) ||
  constraints.some(
    ({ contype, raw_expr, generated_kind }) =>
      contype === 'CONSTR_IDENTITY' ||
      (contype === 'CONSTR_GENERATED' && generated_kind !== 'v') ||
      (contype === 'CONSTR_DEFAULT' && functionsOf(raw_expr).some((name) => !STABLE.has(name))),
  )

const functionsOf = (expression: unknown): string[] =>
  [...JSON.stringify(expression ?? null).matchAll(/"funcname":\[(.*?)\]/g)].map(
    ([, path = '']) => /"sval":"([^"]*)"\}\}$/.exec(path)?.[1] ?? '',
  )

function ofColumn({ contype }: Constraint, hasDefault: boolean): Concern[] {
  if (contype === 'CONSTR_UNIQUE' || contype === 'CONSTR_PRIMARY') return [indexed]
  const isScanned = contype === 'CONSTR_CHECK' || (contype === 'CONSTR_FOREIGN' && hasDefault)
  return isScanned ? [scanned] : []
}

export const indexed = locks(
  'builds an index while nobody can write: create the unique index in a .concurrently.sql file, then add ' +
    'the constraint in a later one with « using index »',
)

export const scanned = locks(
  'reads the whole table while nobody can use it: write « add constraint <name> … not valid », and ' +
    '« validate constraint <name> » in a later migration',
)
