import type { Statistic } from '../../../contract/statistics/statistics.ts'
import type { Chosen } from '../../../machines/statistics/statistic-export.ts'
import { paths } from '../../paths.ts'

/** The filters that go along from one statistic to the next. */
const SHARED = ['from', 'to', 'federation_id']

/** The path of a statistic, or of their list for null, which keeps the period and the federation. */
export function statisticPath(statistic: Pick<Statistic, 'code' | 'filters'> | null, chosen: Chosen): string {
  const kept = SHARED.filter(
    (field) => chosen[field] && (!statistic || statistic.filters.some((filter) => filter.field === field)),
  )
  const query = new URLSearchParams(kept.map((field) => [field, chosen[field]!]))
  const path = statistic ? `${paths.statistics}/${encodeURIComponent(statistic.code)}` : paths.statistics
  return kept.length > 0 ? `${path}?${query}` : path
}
