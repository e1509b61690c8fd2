import { useEffect } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { sessionMachine } from '../../machines/session.ts'
import { absenceCount, watchDecider } from '../actors/absence-count.ts'
import { WaitingNumber } from '../screens/shell/waiting-number.tsx'

/** How many contested absences wait, in the menu of staff; loaded with their menu only. */
export function AbsenceBadge({ session }: { session: ActorRefFrom<typeof sessionMachine> }) {
  useEffect(() => watchDecider(session), [session])
  return <WaitingNumber actor={absenceCount} />
}
