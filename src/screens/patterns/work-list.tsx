import { useSelector } from '@xstate/react'
import type { EventObject } from 'xstate'
import { Heading } from '../../ui/page/heading.tsx'
import { Text } from '../../ui/text/text.tsx'
import { PagedTable, type TableProps } from './paged-list.tsx'
import { RefreshButton } from './refresh-button.tsx'

type Props<R, W extends object, E extends EventObject> = TableProps<R, W, E> & {
  title: string
  /** What waits here, and for what. */
  about: string
}

/** A page of pending work: what it is about, and its list, which can be read again once it was read. */
export function WorkList<R extends { id: number }, W extends object, E extends EventObject>({
  title,
  about,
  ...list
}: Props<R, W, E>) {
  const state = useSelector(list.actor, (snapshot) => snapshot)
  return (
    <>
      <Heading level={1}>{title}</Heading>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0 flex-1 basis-80">
          <Text>{about}</Text>
        </div>
        {/* A list that failed to load has its own retry button. */}
        {state.matches('failed') ? null : (
          <RefreshButton
            busy={state.matches('loading')}
            onClick={() => list.actor.send({ type: 'list.outdated' })}
          />
        )}
      </div>
      <PagedTable {...list} />
    </>
  )
}
