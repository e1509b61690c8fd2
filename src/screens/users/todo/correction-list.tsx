import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { Correction } from '../../../../contract/users/corrections.ts'
import type { correctionListMachine } from '../../../../machines/users/todo/correction-list.ts'
import { DataTable } from '../../../ui/lists/data-table.tsx'
import { EmptyState } from '../../../ui/lists/empty-state.tsx'
import { Pagination } from '../../../ui/lists/pagination.tsx'
import type { Column } from '../../../ui/lists/table-columns.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { EmptyClearing } from '../../../ui/pictures/drawings.tsx'
import { counted, dayOf } from '../../../words/words.ts'
import { FailureNotice } from '../../patterns/failure-notice.tsx'
import { ChangeList } from '../../shared/change-list.tsx'

const columns: Column<Correction>[] = [
  {
    label: 'Responsable',
    cell: ({ giver, assistant }) => (assistant ? `${giver}, aidé par ${assistant}` : giver),
  },
  { label: 'Fédération', cell: ({ federation }) => federation ?? 'Aucune' },
  {
    label: 'Chasse',
    cell: ({ hunt }) => `${dayOf(hunt.started_at)}, ${hunt.city}`,
  },
  {
    label: 'Différence et raison',
    long: true,
    cell: ({ changes, reason }) => (
      <div className="grid gap-1">
        <ChangeList changes={changes} />
        <p className="text-ink-soft">{reason ?? 'Raison effacée'}</p>
      </div>
    ),
  },
  {
    label: 'Demande',
    cell: ({ asked_at }) => <span className="whitespace-nowrap tabular-nums">{dayOf(asked_at)}</span>,
  },
]

type Props = {
  actor: ActorRefFrom<typeof correctionListMachine>
  /** The buttons of a row. */
  actions: (correction: Correction) => ReactNode
}

/** The corrections of a page, a placeholder while loading, or a failure. */
export function CorrectionList({ actor, actions }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { rows, page, lastPage, total } = state.context
  const isReading = state.matches('loading')
  if (state.matches('failed'))
    return (
      <FailureNotice onRetry={() => actor.send({ type: 'list.retried' })}>
        Les corrections n’ont pas pu être lues.
      </FailureNotice>
    )
  if (state.matches('empty'))
    return <EmptyState drawing={<EmptyClearing />}>Aucune correction n’est demandée.</EmptyState>
  if (state.hasTag('unread')) return <Skeleton label="Lecture des corrections…" count={3} />
  return (
    <div className="grid gap-4">
      <p role="status" className="text-ink-soft tabular-nums">
        {isReading ? 'Lecture des corrections…' : counted(total, 'correction', 'corrections')}
      </p>
      <DataTable
        label="Corrections"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        busy={isReading}
        actions={actions}
      />
      <Pagination
        page={page}
        lastPage={lastPage}
        busy={isReading}
        onPage={(chosen) => actor.send({ type: 'page.chosen', page: chosen })}
      />
    </div>
  )
}
