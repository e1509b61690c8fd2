import type { Cell, Granularity, Header } from '../../contract/statistics/columns.ts'
import type { Mark, Summarized, Summary, Town } from '../../contract/statistics/statistics.ts'
import { alongOf, granularityOf } from '../../contract/statistics/columns.ts'
import { dayAfter, monthsAfter } from '../../contract/days.ts'
import { limits } from '../../contract/limits.ts'

type Rows = readonly (readonly Cell[])[]

/** Periods without a row are drawn up to this number; of a longer time only periods with a row are. */
const MOST_PERIODS = 600

const following: Record<Granularity, (day: string) => string> = {
  week: (day) => dayAfter(day, 7),
  month: (day) => monthsAfter(day, 1),
  year: (day) => monthsAfter(day, 12),
}

/** Every period from the first to the last, in order, from the first days of some of them. */
export function periodsOf(days: readonly string[], granularity: Granularity): string[] {
  const sorted = days.toSorted()
  const last = sorted.at(-1) ?? ''
  const all: string[] = []
  for (let day = sorted[0]; day !== undefined && day <= last; day = following[granularity](day)) all.push(day)
  return all
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

/** The number of rows; of periods also those without a row, between the first and the last. */
function countOf(headers: readonly Header[], rows: Rows): number {
  const granularity = granularityOf(headers)
  if (granularity === null) return rows.length
  const along = alongOf(headers)
  return periodsOf(
    rows.map((row) => String(row[along])),
    granularity,
  ).length
}

/** The value of a summary: one number; null if it is unknown. */
function valueOf(
  headers: readonly Header[],
  rows: Rows,
  { column, operation, weight }: Summary,
): number | null {
  const filled = rows.filter((row) => row[column] !== null && row[column] !== undefined)
  const values = filled.map((row) => Number(row[column]))
  switch (operation) {
    case 'sum':
      return sumOf(values)
    case 'average': {
      if (weight === undefined) return values.length === 0 ? null : sumOf(values) / countOf(headers, rows)
      const weights = filled.map((row) => Number(row[weight]))
      const whole = sumOf(weights)
      return whole === 0 ? null : sumOf(values.map((value, at) => value * weights[at]!)) / whole
    }
    case 'count':
      return values.length
    case 'maximum':
      return values.length === 0 ? null : values.reduce((most, value) => Math.max(most, value))
  }
}

/** The marks of a chart along the first shown column. */
function chartOf(headers: readonly Header[], rows: Rows, { column, parts = [column] }: Summary) {
  const along = alongOf(headers)
  const granularity = granularityOf(headers)
  const marks = rows.map((row): Mark => ({
    cell: row[along] ?? null,
    values: parts.map((part) => Number(row[part] ?? 0)),
  }))
  if (granularity) {
    const known = new Map(marks.map((mark) => [String(mark.cell), mark]))
    const periods = periodsOf([...known.keys()], granularity)
    const drawn = periods.length > MOST_PERIODS ? [...known.keys()].toSorted() : periods
    const none = parts.map(() => 0)
    return { marks: drawn.map((cell) => known.get(cell) ?? { cell, values: none }), others: null }
  }
  const bySize = marks
    .map((mark) => ({ mark, size: sumOf(mark.values) }))
    .filter(({ size }) => size > 0)
    .toSorted((one, other) => other.size - one.size)
  const rest = bySize.slice(limits.statistics.bars)
  return {
    marks: bySize.slice(0, limits.statistics.bars).map(({ mark }) => mark),
    others: rest.length === 0 ? null : { count: rest.length, sum: sumOf(rest.map(({ size }) => size)) },
  }
}

/** The values of a column by department, and of the largest communes if rows have coordinates. */
function mapOf(headers: readonly Header[], rows: Rows, { column }: Summary) {
  const at = (format: string) => headers.findIndex((header) => header.format === format)
  const [department, name, lat, lng] = [at('department'), at('text'), at('latitude'), at('longitude')]
  const departments: Record<string, number> = {}
  const towns: Town[] = []
  for (const row of rows) {
    const value = Number(row[column] ?? 0)
    const code = String(row[department])
    departments[code] = (departments[code] ?? 0) + value
    if (row[lat] !== null && row[lat] !== undefined && value > 0)
      towns.push({ name: String(row[name]), lat: Number(row[lat]), lng: Number(row[lng]), value })
  }
  return {
    departments,
    towns: towns.toSorted((one, other) => other.value - one.value).slice(0, limits.statistics.towns),
  }
}

/** What the summaries of a statistic say, over all its rows. */
export const summarize = (
  headers: readonly Header[],
  rows: Rows,
  summaries: readonly Summary[],
): Summarized[] =>
  summaries.map((summary) => ({
    code: summary.code,
    value: valueOf(headers, rows, summary),
    ...((summary.type === 'pie' || summary.type === 'bar') && { chart: chartOf(headers, rows, summary) }),
    ...(summary.type === 'map' && { map: mapOf(headers, rows, summary) }),
  }))
