import { format, parseISO } from 'date-fns'
import { fr } from 'date-fns/locale/fr'
import { capital } from '../../words/words.ts'
import { departments } from '../../../contract/shared/departments.ts'
import type { Cell, Format, Summary, View } from '../../../contract/statistics/statistics.ts'
import { alongOf, granularityOf, periodsOf } from './periods.ts'

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

/** A key figure in its unit: « 1 772 », « 1,5 jour ouvré », « 2 jours ouvrés »; a dash if it is unknown. */
export function figureInWords(value: number | null, { unit }: Pick<Summary, 'unit'>): string {
  if (value === null) return '—'
  if (unit === undefined) return numberInWords(value)
  // French has a plural from two on.
  return `${numberInWords(value)} ${value < 2 ? 'jour ouvré' : 'jours ouvrés'}`
}

/** The rows with a value in a column. */
const filledIn = ({ rows }: View, column: number) =>
  rows.filter((row) => row[column] !== null && row[column] !== undefined)

/** The value of a summary: one number; null for a weighted average of nothing. */
export function figureOf(view: View, { column, operation, weight }: Summary): number | null {
  const rows = filledIn(view, column)
  const values = rows.map((row) => Number(row[column]))
  const sum = values.reduce((total, value) => total + value, 0)
  switch (operation) {
    case 'sum':
      return sum
    case 'average':
      if (weight !== undefined) return weightedAverage(rows, column, weight)
      return values.length === 0 ? 0 : sum / countOf(view)
    case 'count':
      return values.length
    case 'maximum':
      return values.length === 0 ? 0 : Math.max(...values)
  }
}

/** The average of a column, each row counting as often as its weight says. */
function weightedAverage(rows: View['rows'], column: number, weight: number): number | null {
  const total = rows.reduce((sum, row) => sum + Number(row[weight]), 0)
  const sum = rows.reduce((all, row) => all + Number(row[column]) * Number(row[weight]), 0)
  return total === 0 ? null : sum / total
}

/** The number of rows; of periods also those without a row, between the first and the last. */
function countOf(view: View): number {
  const granularity = granularityOf(view)
  if (granularity === null) return view.rows.length
  return periodsOf(
    view.rows.map((row) => String(row[alongOf(view)])),
    granularity,
  ).length
}

const periodNames = { week: 'semaine', month: 'mois', year: 'année' }

/** The title of a key figure: what is shown, and what an average over periods is an average of. */
export function titleOf(view: View, { name, operation, weight }: Summary): string {
  const granularity = granularityOf(view)
  if (operation !== 'average' || weight !== undefined || granularity === null) return name
  return `Moyenne par ${periodNames[granularity]}`
}

/** What stands below a key figure: its target, or what an average over periods counts. */
export function remarkOf(view: View, summary: Summary): string | null {
  if (summary.target !== undefined) return summary.target
  return titleOf(view, summary) === summary.name ? null : summary.name
}
