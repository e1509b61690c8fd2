import { ALL_STATISTICS, type Statistic } from '../../contract/statistics/statistics.ts'
import { animalStatistics } from './animals.ts'
import type { Definition } from './definition.ts'
import { donationStatistics } from './donations.ts'
import { type Choices, filtersOf } from './filters.ts'
import { handoverStatistics } from './handovers.ts'
import { peopleStatistics } from './people.ts'

/** Every statistic, in the order in which they are listed. */
export const statistics: readonly Definition[] = [
  ...donationStatistics,
  ...peopleStatistics,
  ...animalStatistics,
  ...handoverStatistics,
]

/** All statistics at once, which exist as an export only, with the filters that each of them has. */
export const allStatistics = {
  code: ALL_STATISTICS,
  label: 'Toutes les statistiques',
  filters: ['period', 'federation'],
} as const satisfies Pick<Definition, 'code' | 'label' | 'filters'>

/** The description of a statistic for the browser, before any filter is chosen. */
export const describe = (
  definition: Definition,
  choices: Choices,
  ownFederation: number | null,
): Statistic => {
  const { code, label, icon, color, summarize, tones } = definition
  const headers = definition.headers({ granularity: 'month', place: 'department' })
  return {
    code,
    label,
    icon,
    color,
    headers,
    filters: filtersOf(definition, choices, ownFederation),
    summarize,
    ...(tones && { tones }),
  }
}
