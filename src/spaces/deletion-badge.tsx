import { useEffect } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { sessionMachine } from '../../machines/session.ts'
import { deletionCount, watchReader } from '../actors/deletion-count.ts'
import { WaitingNumber } from '../screens/shell/waiting-number.tsx'

/** How many requests for deletion wait, in the menu of staff; loaded with their menu only. */
export function DeletionBadge({ session }: { session: ActorRefFrom<typeof sessionMachine> }) {
  useEffect(() => watchReader(session), [session])
  return <WaitingNumber actor={deletionCount} />
}
