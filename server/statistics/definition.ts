import type { Cell, Granularity, Statistic } from '../../contract/statistics/statistics.ts'
import type { Db } from '../database.ts'

/** What a statistic is asked for: the values of its filters, read and checked. */
export type Asked = {
  /** Days, `YYYY-MM-DD`, both included; null for no bound. */
  from: string | null
  to: string | null
  /** Only what concerns this federation; null for all. */
  federationId: number | null
  specimenTypeId: number | null
  granularity: Granularity
  place: 'department' | 'city'
  now: Date
}

/** The filters a statistic may have; whoever is limited to a federation is not offered that choice. */
export type FilterName = 'period' | 'granularity' | 'federation' | 'specimenType' | 'place'

/** Rows of a statistic and how many there are in all. */
export type Found = { rows: Cell[][]; total: number }

/**
 * A statistic as the server defines it: what the browser is told of it, and how its rows are found,
 * at most `limit` of them, one cell for each header.
 */
export type Definition = Omit<Statistic, 'filters' | 'headers'> & {
  filters: readonly FilterName[]
  headers: (asked: Pick<Asked, 'granularity' | 'place'>) => Statistic['headers']
  find: (db: Db, asked: Asked, limit: number) => Promise<Found>
  /** All rows, batch by batch, where they are too many to be held at once. */
  batches?: (db: Db, asked: Asked) => AsyncIterable<Cell[][]>
}

/** A column that is shown. */
export const shown = (label: string, format: Statistic['headers'][number]['format']) => ({
  label,
  format,
  shown: true,
})

/** The sum of a column as a key figure. */
export const figure = (name: string, code: string, column: number) =>
  ({ name, code, type: 'figure', column, operation: 'sum' }) as const
