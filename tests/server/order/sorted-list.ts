import type { Db } from '../../../server/database.ts'
import { addCopy, type Pair } from './arranged.ts'

/**
 * A list that people see, and how it is sorted. `of`: the queries that sort it, below `server/queries/`. `by`: a table, the column that names its rows, by default `id`,
 * and the column by which the list is sorted. `values`: of that column, the one that is shown first comes first.
 * `ties`: which of two rows with the same value is shown first, by its id; absent where no two have the same, and then
 * `spare` is a third value for the time of an exchange. `rows`: two that stand in the list;
 * `given` adds them where the world has none. `idOf`: the row that a line of the answer shows, by default its `id`.
 */
export type SortedList = {
  title: string
  of: string[]
  sees: { email: string } | null
  url: string
  by: { table: string; key?: string; column: string }
  values: readonly [first: unknown, second: unknown]
  ties?: 'lower' | 'upper'
  spare?: unknown
  rows: Pair
  given?: (db: Db, now: Date) => Promise<unknown>
  linesOf?: (data: never) => unknown[]
  idOf?: (line: never) => number
}

/** The ids of two copies of a row. */
export const copies: Pair = [90_001, 90_002]
/** Adds two copies of a row; `distinct` says what must not be the same. */
export const copied =
  (table: string, id: number, distinct: (at: 0 | 1) => object = () => ({})) =>
  async (db: Db): Promise<void> => {
    for (const at of [0, 1] as const) await addCopy(db, table, id, { ...distinct(at), id: copies[at] })
  }

const [earlier, later] = ['2026-03-01T08:00:00Z', '2026-03-02T08:00:00Z']
export const oldestFirst = [earlier, later] as const
export const latestFirst = [later, earlier] as const
