import { format, parseISO } from 'date-fns'
import { fr } from 'date-fns/locale/fr'
import { alongOf, type Granularity, granularityOf } from '../../../contract/statistics/columns.ts'
import type { Summarized, View } from '../../../contract/statistics/statistics.ts'
import { cellInWords } from './figures.ts'

/** One bar or slice. `short` fits below a narrow bar. `values` has one entry per part. */
export type Mark = { name: string; short: string; values: number[] }

const shortly: Record<Granularity, string> = { week: 'dd/MM/yy', month: 'MMM yy', year: 'yyyy' }

/** The marks of a chart with their names in French. */
export function marksInWords(
  { headers }: Pick<View, 'headers'>,
  { marks }: NonNullable<Summarized['chart']>,
): Mark[] {
  const { format: as } = headers[alongOf(headers)]!
  const granularity = granularityOf(headers)
  return marks.map(({ cell, values }) => {
    const name = cellInWords(cell, as)
    const short = granularity ? format(parseISO(String(cell)), shortly[granularity], { locale: fr }) : name
    return { name, short, values }
  })
}
