import { useSelector } from '@xstate/react'
import type { ActorRefFrom, EventObject } from 'xstate'
import type { pagedList } from '../../../machines/patterns/paged-list.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/notices/notice.tsx'
import { waitInWords } from '../../words/wait-in-words.ts'

type Props = {
  /** What waits, and the beginning of when it is read again: « … Elle sera lue de nouveau ». */
  children: string
  secondsToWait: number
  onRetry: () => void
}

/** A call that an overloaded server refused: when it is repeated, and a button to do so at once. */
export function OverloadNotice({ children, secondsToWait, onRetry }: Props) {
  return (
    <Notice
      tone="warning"
      title="Beaucoup de monde utilise le service"
      action={<Button onClick={onRetry}>Réessayer maintenant</Button>}
    >
      {`${children} dans ${waitInWords(secondsToWait)}.`}
    </Notice>
  )
}

/** The actor of any paginated list. */
export type ListActor<R, W extends object, E extends EventObject> = ActorRefFrom<
  ReturnType<typeof pagedList<R, W, E>>
>

/** When a list is read again that an overloaded server refused; empty if it did not. */
export function ListWait<R, W extends object, E extends EventObject>({
  actor,
}: {
  actor: ListActor<R, W, E>
}) {
  const state = useSelector(actor, (snapshot) => snapshot)
  if (!state.matches('throttled')) return null
  return (
    <OverloadNotice
      secondsToWait={state.context.secondsToWait}
      onRetry={() => actor.send({ type: 'list.retried' })}
    >
      La liste attend un peu. Elle sera lue de nouveau
    </OverloadNotice>
  )
}
