import { useActorRef } from '@xstate/react'
import { limits } from '../../../contract/limits.ts'
import { overdueHuntList } from '../../actors/users/todo/todo.ts'
import { OverdueHuntList } from '../../screens/users/todo/overdue-hunt-list.tsx'

/** Starts the list of hunts without a report; loaded with its route. */
export const OverdueHuntsSpace = () => (
  <OverdueHuntList
    actor={useActorRef(overdueHuntList, { input: { where: {}, perPage: limits.pastHunts } })}
  />
)
