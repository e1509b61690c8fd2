import { useEffect } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { WaitingKind } from '../../../contract/shared/waiting/waiting.ts'
import type { sessionMachine } from '../../../machines/session.ts'
import { tellReader, waitingCounts } from '../../actors/waiting-counts.ts'
import { WaitingNumber } from '../../screens/shell/waiting-number.tsx'

type Props = { session: ActorRefFrom<typeof sessionMachine>; lists: readonly WaitingKind[] }

/**
 * How much waits in some lists, beside an entry of the menu or a tab of staff. All lists are read by one call,
 * while somebody who may see them is signed in.
 */
export function WaitingBadge({ session, lists }: Props) {
  useEffect(() => tellReader(session), [session])
  return <WaitingNumber actor={waitingCounts} lists={lists} />
}
