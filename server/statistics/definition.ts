import type { Cell, Granularity } from '../../contract/statistics/columns.ts'
import type { Statistic } from '../../contract/statistics/statistics.ts'
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

/** All rows of a statistic, in the order of its table, and a sentence about what would surprise in them. */
export type Found = { rows: Cell[][]; remark?: string }

/** A statistic whose rows fit into memory: they are read at once, and summarised by `summarize`. */
type Whole = { find: (db: Db, asked: Asked) => Promise<Found> }

/**
 * A statistic whose rows may not fit into memory. `count`: their number, and its key figures in the order of
 * `summarize`; `slice`: some of them; `batches`: all of them, in the same order.
 */
type Long = {
  count: (db: Db, asked: Asked) => Promise<{ total: number; figures: readonly number[] }>
  slice: (db: Db, asked: Asked, part: { offset: number; limit: number }) => Promise<Cell[][]>
  batches: (db: Db, asked: Asked) => AsyncIterable<Cell[][]>
}

/** A statistic as the server defines it: its description for the browser, and how its rows are read. */
export type Definition = Omit<Statistic, 'filters' | 'headers'> & {
  /** The name of its sheet in the workbook of all statistics, where the label exceeds 31 characters. */
  sheet?: string
  filters: readonly FilterName[]
  headers: (asked: Pick<Asked, 'granularity' | 'place'>) => Statistic['headers']
} & (Whole | Long)

/** A column that is shown. */
export const shown = (label: string, format: Statistic['headers'][number]['format']) => ({
  label,
  format,
  shown: true,
})

/** The sum of a column as a key figure. */
export const figure = (name: string, code: string, column: number) =>
  ({ name, code, type: 'figure', column, operation: 'sum' }) as const

/** A column as a bar chart. */
export const bar = (name: string, code: string, column: number) =>
  ({ name, code, type: 'bar', column, operation: 'sum' }) as const
