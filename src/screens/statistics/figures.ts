import { format, parseISO } from 'date-fns'
import { fr } from 'date-fns/locale/fr'
import { capital } from '../../words/words.ts'
import { departments } from '../../../contract/shared/departments.ts'
import type { Cell, Format, Summary, View } from '../../../contract/statistics/statistics.ts'

const number = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 })
const percent = new Intl.NumberFormat('fr-FR', { style: 'percent', maximumFractionDigits: 1 })
const day = (cell: Cell, pattern: string) => format(parseISO(String(cell)), pattern, { locale: fr })

/** A number in French format. */
export const numberInWords = (value: number) => number.format(value)

/** A cell as text, in the format of its column. */
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

/** The numeric values of a column; empty cells are left out. */
const valuesOf = ({ rows }: View, column: number) =>
  rows.flatMap((row) => (row[column] === null || row[column] === undefined ? [] : [Number(row[column])]))

/** The value of a summary: one number. */
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
