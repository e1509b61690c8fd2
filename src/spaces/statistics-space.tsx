import { useActorRef } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { statistics } from '../actors/statistics/statistics.ts'
import { Statistics } from '../screens/statistics/statistics.tsx'
import type { Boot } from '../../contract/shared/session.ts'

/**
 * Starts the statistics as the address asks: `/statistics/{selectedStat}` with its filters in the
 * query. Back and forward are told to the machine, and what it chooses is written.
 */
export function StatisticsSpace({ boot }: { boot: Boot }) {
  const { selectedStat = null } = useParams()
  const [params, setParams] = useSearchParams()
  const search = params.toString()
  const actor = useActorRef(statistics, {
    input: {
      code: selectedStat,
      chosen: Object.fromEntries(params),
      department: boot.federation?.department_code ?? null,
    },
  })
  useEffect(() => {
    actor.send({
      type: 'address.changed',
      code: selectedStat,
      chosen: Object.fromEntries(new URLSearchParams(search)),
    })
  }, [actor, selectedStat, search])
  const write = useEffectEvent((chosen: Readonly<Record<string, string>>) => {
    if (new URLSearchParams(chosen).toString() !== search) setParams(chosen)
  })
  useEffect(() => {
    const chosen = actor.on('filters.chosen', (event) => write(event.chosen))
    return () => chosen.unsubscribe()
  }, [actor])
  return <Statistics actor={actor} />
}
