import { useSelector } from '@xstate/react'
import { createContext, type ReactNode, useContext } from 'react'
import type { ActorRefFrom, EventObject } from 'xstate'
import type { pagedList } from '../../../machines/patterns/paged-list.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/notices/notice.tsx'
import { Text } from '../../ui/text/text.tsx'
import { waitInWords } from '../../words/wait-in-words.ts'

type Props = {
  /** What waits, and the beginning of when it is read again: « … Elle sera lue de nouveau ». */
  children: string
  secondsToWait: number
  onRetry: () => void
}

/** Whether the page says once, above its parts, that the service has too much to do. */
const IsSaidAbove = createContext(false)

/**
 * A call that an overloaded server refused: when it is repeated, and a button to do so at once. Only when, if
 * the page says the rest for several of its parts.
 */
export function OverloadNotice({ children, secondsToWait, onRetry }: Props) {
  const isSaidAbove = useContext(IsSaidAbove)
  if (isSaidAbove) return <Text look="soft">{`${children} dans ${waitInWords(secondsToWait)}.`}</Text>
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

/** A part of a page that waits, and how it is asked for at once. `secondsToWait`: null if it does not wait. */
export type Waiting = { secondsToWait: number | null | undefined; onRetry: () => void }

/** The parts of a page. Where several wait for an overloaded server, one notice says so, and asks for all at once. */
export function WaitingParts({ parts, children }: { parts: readonly Waiting[]; children: ReactNode }) {
  const waits = parts
    .map(({ secondsToWait }) => secondsToWait)
    .filter((seconds) => typeof seconds === 'number')
  const isSaidAbove = waits.length > 1
  return (
    <>
      {isSaidAbove ? (
        <OverloadNotice
          secondsToWait={Math.max(...waits)}
          onRetry={() => {
            for (const { secondsToWait, onRetry } of parts) if (typeof secondsToWait === 'number') onRetry()
          }}
        >
          Une partie de cette page attend un peu. Elle sera lue de nouveau
        </OverloadNotice>
      ) : null}
      <IsSaidAbove value={isSaidAbove}>{children}</IsSaidAbove>
    </>
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
