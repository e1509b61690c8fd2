import { describe, expect, test } from 'vitest'
import type { Cell, Format } from '../../../contract/statistics/columns.ts'
import type { Summary } from '../../../contract/statistics/statistics.ts'
import { summarize } from '../../../server/statistics/summaries.ts'

const headersOf = (format: Format) => [
  { label: 'Le long de', format, shown: true },
  { label: 'À venir', format: 'number' as const, shown: true },
  { label: 'Informées', format: 'number' as const, shown: true },
]
const chart: Summary = { name: 'Chasses', code: 'c', type: 'bar', column: 1, operation: 'sum' }
const read = (format: Format, rows: Cell[][], summary: Summary) =>
  summarize(headersOf(format), rows, [summary])[0]!

describe('A chart over time', () => {
  test('has a place for a month without anything, oldest first', () =>
    expect(
      read(
        'month',
        [
          ['2026-01-01', 6, 2],
          ['2025-11-01', 7, 1],
        ],
        { ...chart, parts: [1, 2] },
      ),
    ).toEqual({
      code: 'c',
      value: 13,
      chart: {
        marks: [
          { cell: '2025-11-01', values: [7, 1] },
          { cell: '2025-12-01', values: [0, 0] },
          { cell: '2026-01-01', values: [6, 2] },
        ],
        others: null,
      },
    }))

  test.each([
    ['week', ['2026-03-16', '2026-03-23', '2026-03-30', '2026-04-06']],
    ['year', ['2024-01-01', '2025-01-01', '2026-01-01']],
  ] as const)('so has a %s, across clock changes', (format, periods) => {
    const rows = [periods.at(-1)!, periods[0]].map((day) => [day, 1, 0])
    expect(read(format, rows, chart).chart!.marks.map(({ cell }) => cell)).toEqual(periods)
  })

  test('draws a week of a mistyped year without the thousand before it, and loses nothing', () => {
    const rows = ['1926-03-15', '2026-03-16'].map((day) => [day, 1, 0])
    expect(read('week', rows, chart).chart!.marks.length).toBe(2)
  })
})

describe('A figure', () => {
  const delay: Summary = { ...chart, type: 'figure', column: 2, operation: 'average', weight: 1 }
  test.each([
    [
      'counts each decision once',
      [
        [9, 10],
        [1, 60],
      ],
      15,
    ],
    [
      'leaves out a federation that decided nothing',
      [
        [2, 30],
        [0, null],
      ],
      30,
    ],
    ['is unknown where nothing was decided', [[0, null]], null],
    ['is zero where each decision was immediate', [[3, 0]], 0],
  ])('weighted, %s', (_, decided, expected) =>
    expect(
      read(
        'text',
        decided.map(([count, days]) => ['F', count!, days!]),
        delay,
      ).value,
    ).toBe(expected),
  )

  test('counts in an average the month without anything between two others', () => {
    const average: Summary = { ...chart, type: 'figure', operation: 'average' }
    const rows = ['2026-01-01', '2025-11-01'].map((day) => [day, 9, 0])
    expect(read('month', rows, average).value).toBe(6)
  })
})
