import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom, EventObject } from 'xstate'
import type { pagedList } from '../../../machines/patterns/paged-list.ts'
import { DataTable } from '../../ui/lists/data-table.tsx'
import { EmptyState } from '../../ui/lists/empty-state.tsx'
import { Pagination } from '../../ui/lists/pagination.tsx'
import type { Column } from '../../ui/lists/table-columns.tsx'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import { EmptyClearing } from '../../ui/pictures/drawings.tsx'
import { counted } from '../../words/words.ts'
import { FailureNotice } from './failure-notice.tsx'

/** The actor of any paginated list. */
type ListActor<R, W extends object, E extends EventObject> = ActorRefFrom<
  ReturnType<typeof pagedList<R, W, E>>
>

type Props<R, W extends object, E extends EventObject> = {
  actor: ListActor<R, W, E>
  /** What is listed, for its number: « rappel », « rappels ». */
  one: string
  many: string
  /** While a page is read: « Lecture des rappels… » */
  reading: string
  /** What failed: « Les rappels n’ont pas pu être lus. » */
  failed: string
  /** In place of an empty list. */
  empty: string
  children: (rows: R[], isReading: boolean) => ReactNode
}

/** A list that fills a page: how many rows there are, those of one page, and the way to others. */
export function PagedList<R, W extends object, E extends EventObject>(props: Props<R, W, E>) {
  const { actor, one, many, reading, failed, empty, children } = props
  const state = useSelector(actor, (snapshot) => snapshot)
  const { rows, page, lastPage, total } = state.context
  const isReading = state.matches('loading')
  if (state.matches('failed'))
    return <FailureNotice onRetry={() => actor.send({ type: 'list.retried' })}>{failed}</FailureNotice>
  if (state.matches('empty')) return <EmptyState drawing={<EmptyClearing />}>{empty}</EmptyState>
  if (state.hasTag('unread')) return <Skeleton label={reading} count={3} />
  return (
    <div className="grid gap-4">
      <p role="status" className="text-ink-soft tabular-nums">
        {isReading ? reading : counted(total, one, many)}
      </p>
      {children(rows, isReading)}
      <Pagination
        page={page}
        lastPage={lastPage}
        busy={isReading}
        onPage={(chosen) => actor.send({ type: 'page.chosen', page: chosen })}
      />
    </div>
  )
}

/** A list whose rows stand in a table. */
export type TableProps<R, W extends object, E extends EventObject> = Omit<Props<R, W, E>, 'children'> & {
  /** The accessible name of the table. */
  label: string
  /** The first column names the row. */
  columns: readonly Column<R>[]
  /** The buttons of a row. */
  actions?: (row: R) => ReactNode
}

/** The same, with its rows in a table. */
export function PagedTable<R extends { id: number }, W extends object, E extends EventObject>(
  props: TableProps<R, W, E>,
) {
  const { label, columns, actions, ...list } = props
  return (
    <PagedList {...list}>
      {(rows, isReading) => (
        <DataTable
          label={label}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          busy={isReading}
          {...(actions && { actions })}
        />
      )}
    </PagedList>
  )
}
