import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { SpecimenType } from '../../../contract/shared/specimen-types.ts'
import type { huntListMachine } from '../../../machines/giver/hunt-list.ts'
import { useKeptFocus } from '../../ui/lists/kept-focus.ts'
import { Pagination } from '../../ui/lists/pagination.tsx'
import { lazyPart, Part } from '../../ui/page/lazy-part.tsx'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import { Text } from '../../ui/text/text.tsx'
import { HuntCard, type HuntGestures } from './hunt-card.tsx'
import { PastHunt } from './past-hunt.tsx'
import { FailureNotice } from '../patterns/failure-notice.tsx'

const EmptyHunts = lazyPart(async () => (await import('./empty-hunts.tsx')).EmptyHunts)

const rowsLook = 'divide-y divide-line rounded-card border border-line bg-surface'

type Props = HuntGestures & {
  actor: ActorRefFrom<typeof huntListMachine>
  specimenTypes: SpecimenType[]
  /** The accessible name of the list. */
  label: string
  /** Shown when the list is empty. */
  empty: string
  /** The hunts with an unfinished entry on this device. */
  begun?: number[]
}

/** A list of the giver's hunts, past ones in rows and others as cards, page by page (spec §2 « Giver home », §9 « Pagination »). */
export function HuntList({ actor, specimenTypes, label, empty, begun = [], ...gestures }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { rows, page, lastPage } = state.context
  const kept = useKeptFocus<HTMLUListElement>()
  if (state.matches('failed'))
    return (
      <FailureNotice onRetry={() => actor.send({ type: 'list.retried' })}>
        Ces chasses n’ont pas pu être lues.
      </FailureNotice>
    )
  if (state.matches('empty'))
    return (
      <Part awaited={<Text look="soft">{empty}</Text>}>
        <EmptyHunts>{empty}</EmptyHunts>
      </Part>
    )
  if (state.hasTag('unread')) return <Skeleton label="Lecture des chasses…" count={2} />
  const arePast = rows.some(({ hunt_state }) => hunt_state.code === 'finished')
  const Hunt = arePast ? PastHunt : HuntCard
  return (
    <div className="grid gap-4" aria-busy={state.matches('loading')}>
      <ul {...kept} aria-label={label} className={arePast ? rowsLook : 'grid gap-3 md:grid-cols-2'}>
        {rows.map((hunt) => (
          <Hunt
            key={hunt.id}
            hunt={hunt}
            specimenTypes={specimenTypes}
            isBegun={begun.includes(hunt.id)}
            {...gestures}
          />
        ))}
      </ul>
      <p role="status" className="empty:hidden text-center text-ink-soft">
        {state.matches('loading') ? 'Lecture des chasses…' : null}
      </p>
      <Pagination
        page={page}
        lastPage={lastPage}
        busy={state.matches('loading')}
        onPage={(chosen) => actor.send({ type: 'page.chosen', page: chosen })}
      />
    </div>
  )
}
