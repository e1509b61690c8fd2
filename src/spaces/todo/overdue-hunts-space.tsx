import { useActorRef } from '@xstate/react'
import { useSearchParams } from 'react-router-dom'
import { limits } from '../../../contract/limits.ts'
import { OverdueAddress, type OverdueFilter } from '../../../contract/users/overdue-hunts.ts'
import { overdueHuntList } from '../../actors/users/todo/todo.ts'
import { OverdueHuntList } from '../../screens/users/todo/overdue-hunt-list.tsx'

/** The list of hunts without a report, or of those that its URL asks for; loaded with its route. */
export function OverdueHuntsSpace() {
  const [params] = useSearchParams()
  const where = OverdueAddress.parse(Object.fromEntries(params))
  return <Hunts key={JSON.stringify(where)} where={where} />
}

/** Starts the list for one filter. */
const Hunts = ({ where }: { where: OverdueFilter }) => (
  <OverdueHuntList actor={useActorRef(overdueHuntList, { input: { where, perPage: limits.pastHunts } })} />
)
