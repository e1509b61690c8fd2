import { expect, test } from 'vitest'
import { presetDays } from '../../../machines/statistics/periods.ts'
import { statisticPath } from '../../../src/screens/statistics/statistic-path.ts'
import { named } from '../../models/pages/statistics.ts'

test.each([
  ['season', '2026-11-24', '2026-07-01', '2027-06-30'],
  ['season', '2026-07-01', '2026-07-01', '2027-06-30'],
  ['season', '2026-06-30', '2025-07-01', '2026-06-30'],
  ['lastSeason', '2026-11-24', '2025-07-01', '2026-06-30'],
  ['lastSeason', '2027-06-30', '2025-07-01', '2026-06-30'],
  ['lastMonths', '2026-11-24', '2025-11-25', '2026-11-24'],
  ['lastMonths', '2024-02-29', '2023-03-01', '2024-02-29'],
] as const)('%s on %s is from %s to %s', (preset, today, from, to) =>
  expect(presetDays(preset, today)).toEqual({ from, to }),
)

const chosen = { from: '2026-07-01', to: '2027-06-30', federation_id: '2', granularity: 'week' }
const kept = 'from=2026-07-01&to=2027-06-30&federation_id=2'

test('the period and the federation go along to the list and to another statistic, other filters do not', () => {
  expect(statisticPath(null, chosen)).toBe(`/statistics?${kept}`)
  expect(statisticPath(named('hunts'), chosen)).toBe(`/statistics/hunts?${kept}`)
  expect(statisticPath(named('hunts'), { granularity: 'year' })).toBe('/statistics/hunts')
})

test('a statistic is not asked for a filter that it does not have', () => {
  const hunts = named('hunts')
  const filters = hunts.filters.filter(({ field }) => field !== 'federation_id')
  expect(statisticPath({ ...hunts, filters }, chosen)).toBe('/statistics/hunts?from=2026-07-01&to=2027-06-30')
})
