import type { Cell, Granularity, Statistic } from '../../contract/statistics/statistics.ts'
import type { Db } from '../database.ts'

/** The values of a statistic's filters, parsed and validated. */
export type Asked = {
  /** Days, `YYYY-MM-DD`, both included; null for no bound. */
  from: string | null
  to: string | null
  /** Limits the rows to this federation; null for all. */
  federationId: number | null
  specimenTypeId: number | null
  granularity: Granularity
  place: 'department' | 'city'
  now: Date
}

/** The filters a statistic may have. A caller limited to a federation is not offered the filter by federation. */
export type FilterName = 'period' | 'granularity' | 'federation' | 'specimenType' | 'place'

/** Rows of a statistic and their total number, and a sentence about what would surprise in them. */
export type Found = { rows: Cell[][]; total: number; remark?: string }

/**
 * A statistic as the server defines it: its description for the browser, and how its rows are read,
 * at most `limit` of them, with one cell per header.
 */
export type Definition = Omit<Statistic, 'filters' | 'headers'> & {
  /** The name of its sheet in the workbook of all statistics, where the label exceeds 31 characters. */
  sheet?: string
  filters: readonly FilterName[]
  headers: (asked: Pick<Asked, 'granularity' | 'place'>) => Statistic['headers']
  find: (db: Db, asked: Asked, limit: number) => Promise<Found>
  /** All rows in batches, where they may not fit into memory. */
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
