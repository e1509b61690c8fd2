import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { Absence } from '../../../../contract/users/absences.ts'
import type { absenceListMachine } from '../../../../machines/users/todo/absence-list.ts'
import { DataTable } from '../../../ui/lists/data-table.tsx'
import { EmptyState } from '../../../ui/lists/empty-state.tsx'
import { Pagination } from '../../../ui/lists/pagination.tsx'
import type { Column } from '../../../ui/lists/table-columns.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { EmptyClearing } from '../../../ui/pictures/drawings.tsx'
import { counted, dayOf, momentInWords } from '../../../words/words.ts'
import { FailureNotice } from '../../patterns/failure-notice.tsx'

const columns: Column<Absence>[] = [
  { label: 'Particulier', cell: ({ receiver }) => receiver },
  { label: 'Notée par', cell: ({ giver }) => giver },
  { label: 'Fédération', cell: ({ federation }) => federation ?? 'Aucune' },
  {
    label: 'Rendez-vous',
    cell: ({ hunt, meeting }) =>
      meeting
        ? `${momentInWords(meeting.starts_at)}, ${meeting.place}, ${meeting.city}`
        : `Chasse du ${dayOf(hunt.started_at)}, ${hunt.city}`,
  },
  {
    label: 'Ce que dit la personne',
    cell: ({ words, others }) => (
      <div className="grid gap-1">
        <p>{words ?? 'Sans un mot'}</p>
        <p className="text-ink-soft">
          {others > 0
            ? counted(others, 'autre absence notée', 'autres absences notées')
            : 'Aucune autre absence'}
        </p>
      </div>
    ),
  },
  {
    label: 'Contestée',
    cell: ({ contested_at }) => <span className="whitespace-nowrap tabular-nums">{dayOf(contested_at)}</span>,
  },
]

type Props = {
  actor: ActorRefFrom<typeof absenceListMachine>
  /** The buttons of a row. */
  actions: (absence: Absence) => ReactNode
}

/** The contested absences of a page, a placeholder while they load, or a failure. */
export function AbsenceList({ actor, actions }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { rows, page, lastPage, total } = state.context
  const isReading = state.matches('loading')
  if (state.matches('failed'))
    return (
      <FailureNotice onRetry={() => actor.send({ type: 'list.retried' })}>
        Les absences contestées n’ont pas pu être lues.
      </FailureNotice>
    )
  if (state.matches('empty'))
    return <EmptyState drawing={<EmptyClearing />}>Aucune absence n’est contestée.</EmptyState>
  if (state.hasTag('unread')) return <Skeleton label="Lecture des absences…" count={3} />
  return (
    <div className="grid gap-4">
      <p role="status" className="text-ink-soft tabular-nums">
        {isReading ? 'Lecture des absences…' : counted(total, 'absence contestée', 'absences contestées')}
      </p>
      <DataTable
        label="Absences"
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
