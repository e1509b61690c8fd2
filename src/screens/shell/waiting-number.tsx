import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { waitingCount } from '../../../machines/patterns/waiting-count.ts'

/** The number of pending items beside a menu entry; empty for 0. */
export function WaitingNumber({ actor }: { actor: ActorRefFrom<ReturnType<typeof waitingCount>> }) {
  const waiting = useSelector(actor, ({ context }) => context.waiting)
  return waiting ? (
    <span className="ml-auto rounded-full bg-autumn px-2 py-0.5 text-sm font-semibold text-surface tabular-nums">
      {waiting}
      <span className="sr-only"> en attente</span>
    </span>
  ) : null
}
