import { useEffect } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { sessionMachine } from '../../machines/session.ts'
import { recallCount, watchCaller } from '../actors/recall-count.ts'
import { WaitingNumber } from '../screens/shell/waiting-number.tsx'

/** How many people are to be told of a recall, in the menu of staff; loaded with their menu only. */
export function RecallBadge({ session }: { session: ActorRefFrom<typeof sessionMachine> }) {
  useEffect(() => watchCaller(session), [session])
  return <WaitingNumber actor={recallCount} />
}
