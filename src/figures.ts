import { format, parseISO } from 'date-fns'
import { fr } from 'date-fns/locale/fr'
import { departments } from '../contract/departments.ts'
import type { Cell, Format, Summary, View } from '../contract/statistics.ts'

const number = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 })
const percent = new Intl.NumberFormat('fr-FR', { style: 'percent', maximumFractionDigits: 1 })
const day = (cell: Cell, pattern: string) => format(parseISO(String(cell)), pattern, { locale: fr })

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** A number as it is written in French. */
export const numberInWords = (value: number) => number.format(value)

/** A cell as it is read, by the format of its column. */
export function cellInWords(cell: Cell, as: Format): string {
  if (cell === null || cell === '') return '—'
  switch (as) {
    case 'number':
    case 'decimal':
      return number.format(Number(cell))
    case 'percent':
      return percent.format(Number(cell))
    case 'day':
      return day(cell, 'dd/MM/yyyy')
    case 'week':
      return `Semaine du ${day(cell, 'dd/MM/yyyy')}`
    case 'month':
      return capital(day(cell, 'MMMM yyyy'))
    case 'year':
      return day(cell, 'yyyy')
    case 'department':
      return `${cell} ${departments[String(cell)] ?? ''}`.trim()
    case 'text':
    case 'latitude':
    case 'longitude':
      return String(cell)
  }
}

/** The values of a column, as numbers; cells without one are left out. */
const valuesOf = ({ rows }: View, column: number) =>
  rows.flatMap((row) => (row[column] === null || row[column] === undefined ? [] : [Number(row[column])]))

/** What a summary makes of a column: one number. */
export function figureOf(view: View, { column, operation }: Summary): number {
  const values = valuesOf(view, column)
  const sum = values.reduce((total, value) => total + value, 0)
  switch (operation) {
    case 'sum':
      return sum
    case 'average':
      return values.length === 0 ? 0 : sum / values.length
    case 'count':
      return values.length
    case 'maximum':
      return values.length === 0 ? 0 : Math.max(...values)
  }
}

/** A value with what it is the value of. */
export type Slice = { name: string; value: number }

/** The values of a column along the first column that is shown. */
export function seriesOf({ headers, rows }: View, { column }: Summary): Slice[] {
  const along = headers.findIndex(({ shown }) => shown)
  const { format: as } = headers[along]!
  return rows.map((row) => ({ name: cellInWords(row[along]!, as), value: Number(row[column] ?? 0) }))
}

/** The largest slices, and what remains as one: nobody tells more than `most` apart. */
export function largest(slices: readonly Slice[], most: number): Slice[] {
  const sorted = slices.filter(({ value }) => value > 0).toSorted((a, b) => b.value - a.value)
  if (sorted.length <= most) return sorted
  const others = sorted.slice(most - 1).reduce((sum, { value }) => sum + value, 0)
  return [...sorted.slice(0, most - 1), { name: 'Autres', value: others }]
}
