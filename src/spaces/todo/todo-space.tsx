import { useActorRef } from '@xstate/react'
import type { Boot } from '../../../contract/shared/session.ts'
import { TodoPage } from '../../screens/users/todo/todo.tsx'
import { WeeklyDigest } from '../../screens/users/todo/weekly-digest.tsx'
import { todoMachine } from '../../../machines/users/todo/todo.ts'
import { weeklyDigestMachine } from '../../../machines/users/todo/weekly-digest.ts'
import { wire } from '../../actors/wire.ts'
import { tellTotals } from '../../actors/waiting-counts.ts'

const todo = wire(todoMachine, { actions: { tellTotals } })
const weeklyDigest = wire(weeklyDigestMachine)

/**
 * Starts the overview of pending work; loaded with its route. The digest cannot be changed in an assisted
 * session.
 */
export function TodoSpace({ boot }: { boot: Boot }) {
  const digest = useActorRef(weeklyDigest)
  return (
    <TodoPage actor={useActorRef(todo)}>
      {boot.assistance === null
        ? (isWanted) => <WeeklyDigest actor={digest} isWanted={isWanted} />
        : undefined}
    </TodoPage>
  )
}
