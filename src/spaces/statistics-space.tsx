import { useActorRef } from '@xstate/react'
import type { StatisticsQuery } from '../../machines/statistics/statistics.ts'
import { statistics } from '../actors/statistics/statistics.ts'
import { type ListUrl, useListQuery, useListUrl } from '../routes/list-url.ts'
import { today } from '../words/words.ts'
import { Statistics } from '../screens/statistics/statistics.tsx'
import type { Boot } from '../../contract/shared/session.ts'

/** `/statistics/{selectedStat}`, with the filters as query parameters. */
const url: ListUrl<StatisticsQuery> = {
  read: (params, { selectedStat = null }) => ({ code: selectedStat, chosen: Object.fromEntries(params) }),
  write: ({ chosen }) => chosen,
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
