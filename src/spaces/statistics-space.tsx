import { useActorRef } from '@xstate/react'
import { TablePage } from '../../contract/statistics/statistics.ts'
import type { StatisticsQuery } from '../../machines/statistics/statistics.ts'
import { type ListUrl, useListQuery, useListUrl } from '../routes/list-url.ts'
import { useToday } from './use-today.ts'
import { Statistics } from '../screens/statistics/statistics.tsx'
import type { Boot } from '../../contract/shared/session.ts'
import { statisticsMachine } from '../../machines/statistics/statistics.ts'
import { wire } from '../actors/wire.ts'

const statistics = wire(statisticsMachine)

/** `/statistics/{selectedStat}`, with the filters and the page of the table as query parameters. */
const url: ListUrl<StatisticsQuery> = {
  read: (params, { selectedStat = null }) => {
    const { page, ...chosen } = Object.fromEntries(params)
    return { code: selectedStat, chosen, page: TablePage.parse(page) }
  },
  write: ({ chosen, page }) => ({ ...chosen, ...(page > 1 && { page: String(page) }) }),
}

/** The statistics, anew each day; loaded with their route. */
export function StatisticsSpace({ boot }: { boot: Boot }) {
  const today = useToday()
  return <Started key={today} boot={boot} today={today} />
}

/** Starts the statistics with the query of their URL. */
function Started({ boot, today }: { boot: Boot; today: string }) {
  const query = useListQuery(url)
  const seesUsers = boot.permissions?.includes('users.view') ?? false
  const reader = { federation: boot.federation, today, seesUsers }
  const actor = useActorRef(statistics, { input: { query, reader } })
  useListUrl(actor, url)
  return <Statistics actor={actor} />
}
