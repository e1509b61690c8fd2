import { useEffect } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { sessionMachine } from '../../machines/session.ts'
import { correctionCount, watchCorrector } from '../actors/correction-count.ts'
import { WaitingNumber } from '../screens/shell/waiting-number.tsx'

/** How many corrections wait, in the menu of staff; loaded with their menu only. */
export function CorrectionBadge({ session }: { session: ActorRefFrom<typeof sessionMachine> }) {
  useEffect(() => watchCorrector(session), [session])
  return <WaitingNumber actor={correctionCount} />
}
