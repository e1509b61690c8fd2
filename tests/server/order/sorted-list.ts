import type { Db } from '../../../server/database.ts'
import { addCopy, type Pair } from './arranged.ts'

/**
 * A list that people see, and how it is sorted. `of`: the queries that sort it, below `server/queries/`. `sees`: who
 * reads it, by default an administrator. `by`: the column by which it is sorted; `key` names the rows of its table, by
 * default `id`. `values`: of that column, the one that is shown first comes first. `ties`: which of two rows with the
 * same value is shown first, by its id; absent where no two have the same, and then `spare` is a third value for the
 * time of an exchange. `latest` and `oldest` stand for a column of times, with ties alike. `rows`: two that stand in the
 * list, by default the copies that `given` adds where the world has none. `idOf`: the row that a line of the answer
 * shows, by default its `id`.
 */
export type SortedList = {
  title: string
  of: string[]
  sees?: { email: string } | null
  url: string
  key?: string
  rows?: Pair
  given?: (db: Db, now: Date) => Promise<unknown>
  linesOf?: (data: never) => unknown[]
  idOf?: (line: never) => number
} & (Sorting | { latest: Dotted } | { oldest: Dotted })
type Dotted = `${string}.${string}`
type Values = readonly [first: unknown, second: unknown]
type Sorting = { by: Dotted; values: Values; ties?: 'lower' | 'upper'; spare?: unknown }

/** How a list is sorted, written out. */
export function sortingOf(list: SortedList): Sorting {
  if ('latest' in list) return { by: list.latest, values: latestFirst, ties: 'upper' }
  if ('oldest' in list) return { by: list.oldest, values: latestFirst.toReversed() as never, ties: 'lower' }
  return list
}

/** The ids of two copies of a row. */
export const copies: Pair = [90_001, 90_002]
/** Adds two copies of a row; `distinct` says what must not be the same. */
export const copied =
  (table: string, id: number, distinct: (at: 0 | 1) => object = () => ({})) =>
  async (db: Db): Promise<void> => {
    for (const at of [0, 1] as const) await addCopy(db, table, id, { ...distinct(at), id: copies[at] })
  }

export const latestFirst: Values = ['2026-03-02T08:00:00Z', '2026-03-01T08:00:00Z']
