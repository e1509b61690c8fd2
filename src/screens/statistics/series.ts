import { format, parseISO } from 'date-fns'
import { fr } from 'date-fns/locale/fr'
import type { Cell, Granularity, Summary, View } from '../../../contract/statistics/statistics.ts'
import { cellInWords } from './figures.ts'
import { alongOf, granularityOf, periodsOf } from './periods.ts'

/** One bar or slice. `short` fits below a narrow bar. `values` has one entry per part. */
export type Mark = { name: string; short: string; values: number[] }

const shortly: Record<Granularity, string> = { week: 'dd/MM/yy', month: 'MMM yy', year: 'yyyy' }
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

/** A value with its name. */
export type Slice = { name: string; value: number }

/** The marks with one value each. */
export const slicesOf = (marks: readonly Mark[]): Slice[] =>
  marks.map(({ name, values }) => ({ name, value: values.reduce((sum, value) => sum + value, 0) }))

const bySize = (slices: readonly Slice[]) =>
  slices.filter(({ value }) => value > 0).toSorted((a, b) => b.value - a.value)

/** The largest slices; the rest is merged into one, so that there are at most `most`. */
export function largest(slices: readonly Slice[], most: number): Slice[] {
  const sorted = bySize(slices)
  if (sorted.length <= most) return sorted
  const others = sorted.slice(most - 1).reduce((sum, { value }) => sum + value, 0)
  return [...sorted.slice(0, most - 1), { name: 'Autres', value: others }]
}

/** The longest bars; of the others only their number and their sum, which would dwarf them as a bar. */
export type Ranked = { bars: Slice[]; others: { count: number; sum: number } | null }

/** The `most` largest slices; those without a value are left out. */
export function ranked(slices: readonly Slice[], most: number): Ranked {
  const sorted = bySize(slices)
  const rest = sorted.slice(most)
  const sum = rest.reduce((all, { value }) => all + value, 0)
  return { bars: sorted.slice(0, most), others: rest.length === 0 ? null : { count: rest.length, sum } }
}
