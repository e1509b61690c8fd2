import { addMonths, addWeeks, addYears, format, parseISO } from 'date-fns'
import { granularities, type Granularity, type View } from '../../../contract/statistics/statistics.ts'

const following = { week: addWeeks, month: addMonths, year: addYears }
/** Maximum periods displayed, in case of a mistyped year. */
const MOST_PERIODS = 600

/** The index of the first visible column. */
export const alongOf = ({ headers }: View) => headers.findIndex(({ shown }) => shown)

/** The granularity of the first visible column; null if it is not a period. */
export const granularityOf = (view: View): Granularity | null =>
  granularities.find((one) => one === view.headers[alongOf(view)]?.format) ?? null

/** Every period from the first to the last, in order. */
export function periodsOf(days: readonly string[], granularity: Granularity): string[] {
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
