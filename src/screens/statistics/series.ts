import { addMonths, addWeeks, addYears, format, parseISO } from 'date-fns'
import { fr } from 'date-fns/locale/fr'
import {
  type Cell,
  granularities,
  type Granularity,
  type Summary,
  type View,
} from '../../../contract/statistics/statistics.ts'
import { cellInWords } from './figures.ts'

/** One bar or slice. `short` fits below a narrow bar. `values` has one entry per part. */
export type Mark = { name: string; short: string; values: number[] }

const shortly: Record<Granularity, string> = { week: 'dd/MM/yy', month: 'MMM yy', year: 'yyyy' }
const following = { week: addWeeks, month: addMonths, year: addYears }
/** Maximum periods displayed, in case of a mistyped year. */
const MOST_PERIODS = 600

const alongOf = ({ headers }: View) => headers.findIndex(({ shown }) => shown)

/** The granularity of the first visible column; null if it is not a period. */
export const granularityOf = (view: View): Granularity | null =>
  granularities.find((one) => one === view.headers[alongOf(view)]?.format) ?? null

/** The values of a summary along the first visible column; a period without rows has none. */
export function marksOf(view: View, { column, parts = [column] }: Summary): Mark[] {
  const along = alongOf(view)
  const granularity = granularityOf(view)
  const { format: as } = view.headers[along]!
  const mark = (cell: Cell, values: number[]): Mark => ({
    name: cellInWords(cell, as),
    short: granularity
      ? format(parseISO(String(cell)), shortly[granularity], { locale: fr })
      : cellInWords(cell, as),
    values,
  })
  const rows = new Map(view.rows.map((row) => [row[along]!, parts.map((part) => Number(row[part] ?? 0))]))
  const cells = granularity ? periodsOf([...rows.keys()].map(String), granularity) : [...rows.keys()]
  const none = parts.map(() => 0)
  return cells.map((cell) => mark(cell, rows.get(cell) ?? none))
}

/** Every period from the first to the last, in order. */
function periodsOf(days: readonly string[], granularity: Granularity): string[] {
  const sorted = days.toSorted()
  const last = sorted.at(-1) ?? ''
  const all: string[] = []
  let day = sorted[0]
  while (day !== undefined && day <= last && all.length < MOST_PERIODS) {
    all.push(day)
    day = format(following[granularity](parseISO(day), 1), 'yyyy-MM-dd')
  }
  return all
}

/** A value with its name. */
export type Slice = { name: string; value: number }

/** The marks with one value each. */
export const slicesOf = (marks: readonly Mark[]): Slice[] =>
  marks.map(({ name, values }) => ({ name, value: values.reduce((sum, value) => sum + value, 0) }))

/** The largest slices; the rest is merged into one, so that there are at most `most`. */
export function largest(slices: readonly Slice[], most: number): Slice[] {
  const sorted = slices.filter(({ value }) => value > 0).toSorted((a, b) => b.value - a.value)
  if (sorted.length <= most) return sorted
  const others = sorted.slice(most - 1).reduce((sum, { value }) => sum + value, 0)
  return [...sorted.slice(0, most - 1), { name: 'Autres', value: others }]
}
