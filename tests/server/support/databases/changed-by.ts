import type { EndpointName } from '../../../../contract/endpoints.ts'
import { table as endpointRows } from '../../endpoints/table.ts'
import { changedTables, type Fingerprint, rowsOf } from '../fingerprint.ts'

/** The tables that calls changed without an explanation, in words. */
export function unexplained(
  before: Fingerprint,
  after: Fingerprint,
  calls: readonly EndpointName[],
  except: readonly string[] = [],
): string[] {
  const said = calls.map(
    (call): Readonly<Record<string, number | 'some'>> => endpointRows[call].changes ?? {},
  )
  return changedTables(before, after)
    .filter((table) => table !== 'acts' && !except.includes(table))
    .flatMap((table) => {
      const rows = said.map((changes) => changes[table]).filter((count) => count !== undefined)
      if (rows.length === 0) return [table]
      const gained = rowsOf(after, table) - rowsOf(before, table)
      if (rows.includes('some')) return []
      const due = (rows as number[]).reduce((sum, count) => sum + count, 0)
      return gained === due ? [] : [`${table} (${gained} lignes de plus, et non ${due})`]
    })
}
