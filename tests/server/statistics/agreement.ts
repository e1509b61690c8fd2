import { expect } from 'vitest'
import { WORKBOOK } from '../../../contract/endpoint.ts'
import { departments } from '../../../contract/shared/departments.ts'
import type { Cell, Format, Header } from '../../../contract/statistics/columns.ts'
import type { Statistic, Summary, View } from '../../../contract/statistics/statistics.ts'
import { generous } from '../../world/hunts.ts'
import { dayAfter } from '../../../contract/days.ts'
import { today } from '../support/in-world.ts'
import type { Visitor } from '../support/app.ts'
import { readSheet } from '../support/files/workbook.ts'

export type Chosen = Record<string, string>
type Rows = readonly (readonly unknown[])[]

const at = (code: string) => `/api/v1/statistics/${code}`
const total = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0)
const sumOf = (rows: Rows, column: number) => total(rows.map((row) => Number(row[column] ?? 0)))
const PERIODS: readonly Format[] = ['day', 'week', 'month', 'year']

async function readPage(visitor: Visitor, code: string, chosen: Chosen, page: number, perPage: number) {
  const response = await visitor.post(`${at(code)}?page=${page}&perPage=${perPage}`, chosen)
  expect(response.statusCode, response.body).toBe(200)
  return (response.json() as { data: View }).data
}

/** Everything that the pages of the table show, and what stands above them. */
async function readAll(visitor: Visitor, code: string, chosen: Chosen, perPage: number) {
  const first = await readPage(visitor, code, chosen, 1, perPage)
  const rows = [...first.rows]
  for (let page = 2; page <= first.last_page; page++) {
    const view = await readPage(visitor, code, chosen, page, perPage)
    expect([view.current_page, view.summaries]).toEqual([page, first.summaries])
    rows.push(...view.rows)
  }
  const beyond = await readPage(visitor, code, chosen, first.last_page + 7, perPage)
  expect(beyond.current_page).toBe(first.last_page)
  expect(rows.length).toBe(first.total)
  return { ...first, rows }
}

async function exportOf(visitor: Visitor, code: string, chosen: Chosen): Promise<unknown[][]> {
  const asked = await visitor.send('POST', at(code), { body: chosen, headers: { accept: WORKBOOK } })
  const file = await visitor.get((asked.json() as { data: { url: string } }).data.url)
  return (await readSheet(file.rawPayload, 'Données')).slice(1)
}

/** A cell as a spreadsheet has it. */
function inSheet(cell: Cell, format: Format): unknown {
  if (cell === null || cell === '') return null
  if (PERIODS.includes(format)) return new Date(`${cell}T00:00:00Z`)
  return format === 'department' ? `${cell} ${departments[String(cell)]}` : cell
}

/** How many periods lie between the first and the last, both included. */
function spanOf(days: readonly string[], format: Format): number {
  const [first, last] = [days.toSorted()[0]!, days.toSorted().at(-1)!].map((day) => new Date(day))
  const years = last!.getUTCFullYear() - first!.getUTCFullYear()
  if (format === 'week') return 1 + (last!.getTime() - first!.getTime()) / (7 * 86_400_000)
  return 1 + (format === 'year' ? years : 12 * years + last!.getUTCMonth() - first!.getUTCMonth())
}

/** The value of a summary, computed from the rows of the whole table. */
function valueOf({ column, operation, weight }: Summary, rows: Rows, format: Format): number | null {
  const filled = rows.filter((row) => row[column] !== null)
  if (operation === 'sum') return sumOf(rows, column)
  if (operation === 'count') return filled.length
  if (filled.length === 0) return null
  if (operation === 'maximum') return Math.max(...filled.map((row) => Number(row[column])))
  if (weight === undefined)
    return (
      sumOf(rows, column) /
      spanOf(
        rows.map(([day]) => String(day)),
        format,
      )
    )
  const whole = sumOf(filled, weight)
  return whole === 0 ? null : total(filled.map((row) => Number(row[column]) * Number(row[weight]))) / whole
}

/** Holds each summary of a view to the rows of the whole table. */
function expectAgreement(view: View, { summarize }: Pick<Statistic, 'summarize'>, title: string) {
  const along = view.headers.findIndex(({ shown }) => shown)
  const { format } = view.headers[along]!
  expect(view.summaries.map(({ code }) => code)).toEqual(summarize.map(({ code }) => code))
  for (const [index, summary] of summarize.entries()) {
    const { value, chart, map } = view.summaries[index]!
    const context = `${title}, ${summary.code}`
    const { column, parts = [column] } = summary
    const expected = valueOf(summary, view.rows, format)
    if (expected === null) expect(value, context).toBeNull()
    else expect(value, context).toBeCloseTo(expected, 9)
    expect([chart !== undefined, map !== undefined], context).toEqual([
      ['pie', 'bar'].includes(summary.type),
      summary.type === 'map',
    ])
    if (chart) {
      for (const { cell, values } of chart.marks) {
        const row = view.rows.find((one) => one[along] === cell)
        expect(values, context).toEqual(parts.map((part) => Number(row?.[part] ?? 0)))
      }
      const drawn = total(chart.marks.flatMap(({ values }) => values))
      expect(drawn + (chart.others?.sum ?? 0), context).toBeCloseTo(sumOf(view.rows, column), 9)
      const worth = view.rows.filter((row) => Number(row[column]) > 0).length
      if (PERIODS.includes(format)) expect(chart.marks.length, context).toBeGreaterThanOrEqual(worth)
      else expect(chart.marks.length + (chart.others?.count ?? 0), context).toBe(worth)
    }
    if (map) {
      const of = (code: string) => view.rows.filter((row) => row[1] === code)
      for (const code of new Set(view.rows.map((row) => String(row[1]))))
        expect(map.departments[code], `${context}, ${code}`).toBe(sumOf(of(code), column))
      expect(total(Object.values(map.departments)), context).toBe(value)
      const circles = view.rows.filter((row) => row[2] !== null && Number(row[column]) > 0)
      const largest = circles.map((row) => Number(row[column])).toSorted((one, other) => other - one)
      expect(
        map.towns.map((town) => town.value),
        context,
      ).toEqual(largest.slice(0, 300))
    }
  }
}

/** A value of every filter, and every granularity or both places: each with each other, or alone. */
function choicesOf({ filters }: Statistic, isCrossed: boolean): Chosen[] {
  const day = dayAfter(today, generous.day)
  const by = filters.find(({ name }) => name === 'Par')
  const bases: Chosen[] = by ? by.values.map(({ value }) => ({ [by.field]: value })) : [{}]
  const others = filters
    .filter((one) => one !== by)
    .flatMap(({ field, type, values }) =>
      type === 'day' ? [{ [field]: day }] : values.slice(1, 2).map(({ value }) => ({ [field]: value })),
    )
  const crossed = isCrossed ? bases : bases.slice(0, 1)
  return [...bases, ...crossed.flatMap((base) => others.map((one) => ({ ...base, ...one })))]
}

/** The figures that no granularity changes. */
const lasting = ({ summarize }: Statistic, { summaries }: View) =>
  summarize.flatMap(({ code, operation, weight }, index) =>
    operation === 'sum' || weight !== undefined ? [[code, summaries[index]!.value?.toFixed(6)]] : [],
  )

/** Reads a statistic in all five ways, and holds them to each other. */
export async function agreed(
  visitor: Visitor,
  statistic: Statistic,
  chosen: Chosen,
  perPage: number,
): Promise<View> {
  const { code } = statistic
  const title = `${code} ${JSON.stringify(chosen)}`
  const view = await readAll(visitor, code, chosen, perPage)
  const shown = view.headers.flatMap((header: Header, index) => (header.shown ? [{ ...header, index }] : []))
  expect(await exportOf(visitor, code, chosen), title).toEqual(
    view.rows.map((row) => shown.map(({ index, format }) => inSheet(row[index] ?? null, format))),
  )
  if (PERIODS.includes(shown[0]!.format)) {
    const days = view.rows.map((row) => String(row[shown[0]!.index]))
    expect(days, title).toEqual(days.toSorted().toReversed())
  }
  expectAgreement(view, statistic, title)
  return view
}

/**
 * Holds each statistic to itself for each filter and each granularity, `isCrossed`: each with each other. What no
 * granularity changes is the same in all.
 */
export async function expectAllAgreed(visitor: Visitor, isCrossed: boolean): Promise<void> {
  const described = (await visitor.get('/api/v1/statistics')).json() as Statistic[]
  for (const statistic of described) {
    const said = new Map<string, unknown>()
    for (const chosen of choicesOf(statistic, isCrossed)) {
      const figures = lasting(statistic, await agreed(visitor, statistic, chosen, 4))
      const { granularity: _granularity, place: _place, ...where } = chosen
      const key = JSON.stringify(where)
      expect(figures, `${statistic.code} ${key}`).toEqual(said.get(key) ?? figures)
      said.set(key, figures)
    }
  }
}
