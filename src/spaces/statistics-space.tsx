import { useActorRef } from '@xstate/react'
import { TablePage } from '../../contract/statistics/statistics.ts'
import type { StatisticsQuery } from '../../machines/statistics/statistics.ts'
import { statistics } from '../actors/statistics/statistics.ts'
import { type ListUrl, useListQuery, useListUrl } from '../routes/list-url.ts'
import { today } from '../words/words.ts'
import { Statistics } from '../screens/statistics/statistics.tsx'
import type { Boot } from '../../contract/shared/session.ts'

/** `/statistics/{selectedStat}`, with the filters and the page of the table as query parameters. */
const url: ListUrl<StatisticsQuery> = {
  read: (params, { selectedStat = null }) => {
    const { page, ...chosen } = Object.fromEntries(params)
    return { code: selectedStat, chosen, page: TablePage.parse(page) }
  },
  write: ({ chosen, page }) => ({ ...chosen, ...(page > 1 && { page: String(page) }) }),
}

/** Starts the statistics with the query of their URL; loaded with its route. */
export function StatisticsSpace({ boot }: { boot: Boot }) {
  const query = useListQuery(url)
  const seesUsers = boot.permissions?.includes('users.view') ?? false
  const reader = { federation: boot.federation, today: today(), seesUsers }
  const actor = useActorRef(statistics, { input: { query, reader } })
  useListUrl(actor, url)
  return <Statistics actor={actor} />
}
