import type { Statistic } from '../../../contract/statistics/statistics.ts'
import type { Chosen } from '../../../machines/statistics/statistic-export.ts'
import { paths } from '../../paths.ts'

/** The filters that go along from one statistic to the next. */
const SHARED = ['from', 'to', 'federation_id']

/** Limits a list to what has waited for too long. */
const LATE = 'late'

/** A path with the chosen period and federation, or with those of them that it has (`isKnown`). */
export function withShared(path: string, chosen: Chosen, isKnown = (_field: string) => true): string {
  const kept = [...SHARED, LATE].filter((field) => chosen[field] && isKnown(field))
  const query = new URLSearchParams(kept.map((field) => [field, chosen[field]!]))
  return kept.length > 0 ? `${path}?${query}` : path
}

/** The path of a statistic, or of their list for null, which keeps the period and the federation. */
export const statisticPath = (
  statistic: Pick<Statistic, 'code' | 'filters'> | null,
  chosen: Chosen,
): string =>
  statistic
    ? withShared(`${paths.statistics}/${encodeURIComponent(statistic.code)}`, chosen, (field) =>
        statistic.filters.some((filter) => filter.field === field),
      )
    : withShared(paths.statistics, chosen)
