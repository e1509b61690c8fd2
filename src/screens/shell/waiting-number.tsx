import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { WaitingKind } from '../../../contract/shared/waiting/waiting.ts'
import type { waitingCountsMachine } from '../../../machines/shell/waiting-counts.ts'

type Props = { actor: ActorRefFrom<typeof waitingCountsMachine>; lists: readonly WaitingKind[] }

/** The number of pending items of some lists, beside a menu entry; empty for 0. */
export function WaitingNumber({ actor, lists }: Props) {
  const waiting = useSelector(actor, ({ context }) =>
    lists.reduce((sum, list) => sum + (context.waiting[list] ?? 0), 0),
  )
  return waiting ? (
    <span className="ml-auto rounded-full bg-autumn px-2 py-0.5 text-sm font-semibold text-surface tabular-nums">
      <span>{waiting}</span>
      <span className="sr-only"> en attente</span>
    </span>
  ) : null
}
