import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { RefusedMail } from '../../../../contract/users/refused-mails.ts'
import type { refusedMailListMachine } from '../../../../machines/users/todo/refused-mail-list.ts'
import { DataTable } from '../../../ui/lists/data-table.tsx'
import { EmptyState } from '../../../ui/lists/empty-state.tsx'
import { Pagination } from '../../../ui/lists/pagination.tsx'
import type { Column } from '../../../ui/lists/table-columns.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { EmptyClearing } from '../../../ui/pictures/drawings.tsx'
import { Email } from '../../../ui/text/email.tsx'
import { mailProblem } from '../../../words/mail-problems.ts'
import { counted, dayOf } from '../../../words/words.ts'
import { FailureNotice } from '../../patterns/failure-notice.tsx'

const columns: Column<RefusedMail>[] = [
  {
    label: 'À qui',
    cell: ({ person, recipient }) => (
      <span className="grid gap-1">
        {person}
        <span className="font-normal">
          <Email address={recipient} />
        </span>
      </span>
    ),
  },
  {
    label: 'E-mail',
    cell: ({ subject, problem }) => (
      <span className="grid gap-1">
        {subject}
        <span className="text-sm text-pretty text-ink-soft">{mailProblem(problem)}</span>
      </span>
    ),
  },
  {
    label: 'Écrit',
    cell: ({ created_at }) => <span className="whitespace-nowrap tabular-nums">{dayOf(created_at)}</span>,
  },
]

type Props = {
  actor: ActorRefFrom<typeof refusedMailListMachine>
  /** The button of a row. */
  actions: (mail: RefusedMail) => ReactNode
}

/** The mails of a page, a placeholder while loading, or a failure. */
export function RefusedMailList({ actor, actions }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { rows, page, lastPage, total } = state.context
  const isReading = state.matches('loading')
  if (state.matches('failed'))
    return (
      <FailureNotice onRetry={() => actor.send({ type: 'list.retried' })}>
        Les e-mails n’ont pas pu être lus.
      </FailureNotice>
    )
  if (state.matches('empty'))
    return <EmptyState drawing={<EmptyClearing />}>Aucun e-mail n’a été refusé.</EmptyState>
  if (state.hasTag('unread')) return <Skeleton label="Lecture des e-mails…" count={3} />
  return (
    <div className="grid gap-4">
      <p role="status" className="text-ink-soft tabular-nums">
        {isReading ? 'Lecture des e-mails…' : counted(total, 'e-mail', 'e-mails')}
      </p>
      <DataTable
        label="E-mails refusés"
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
