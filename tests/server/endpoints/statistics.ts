import { holds } from './callers.ts'
import type { Row, Rows } from './row.ts'

const statistic = {
  who: holds('statistics.view'),
  sends: {},
  rows: { near: 'donations_by_type', far: 'unknown', sees: (_, which) => which === 'near' },
} as const satisfies Row

/** The statistics of the back office. */
export const statisticsRows = {
  listStatistics: { who: holds('statistics.view') },
  viewStatistic: { ...statistic, changes: {}, acts: null },
  exportStatistic: { ...statistic, changes: { exports: 1 }, acts: null },
} satisfies Partial<Rows>
