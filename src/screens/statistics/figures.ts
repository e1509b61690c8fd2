import { format, parseISO } from 'date-fns'
import { fr } from 'date-fns/locale/fr'
import { capital } from '../../words/words.ts'
import { departments } from '../../../contract/shared/departments.ts'
import { type Cell, type Format, granularityOf } from '../../../contract/statistics/columns.ts'
import type { Summary, View } from '../../../contract/statistics/statistics.ts'

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

const periodNames = { week: 'semaine', month: 'mois', year: 'année' }

/** The title of a key figure: what is shown, and of an average by which period. */
export function titleOf({ headers }: Pick<View, 'headers'>, { name, operation, weight }: Summary): string {
  const granularity = granularityOf(headers)
  if (operation !== 'average' || weight !== undefined || granularity === null) return name
  return `${name} par ${periodNames[granularity]}, en moyenne`
}
