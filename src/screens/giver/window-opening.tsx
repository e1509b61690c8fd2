import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { windowOpeningMachine } from '../../../machines/giver/window-opening.ts'
import { WindowAwaited } from '../../ui/page/lazy-part.tsx'

/** Replaces the window named in the URL while its hunt is loading. */
export function WindowOpening({ actor }: { actor: ActorRefFrom<typeof windowOpeningMachine> }) {
  const isReading = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  return isReading ? <WindowAwaited /> : null
}
