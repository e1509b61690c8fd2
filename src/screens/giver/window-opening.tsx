import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { windowOpeningMachine } from '../../../machines/giver/window-opening.ts'
import { WindowAwaited } from '../../ui/page/lazy-part.tsx'

/** What stands in the place of a window that the URL names, while its hunt is read. */
export function WindowOpening({ actor }: { actor: ActorRefFrom<typeof windowOpeningMachine> }) {
  const isReading = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  return isReading ? <WindowAwaited /> : null
}
