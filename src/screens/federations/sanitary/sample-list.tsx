import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { Sample } from '../../../../contract/federations/samples.ts'
import type { sampleListMachine } from '../../../../machines/federations/sanitary/sample-list.ts'
import { DataTable } from '../../../ui/lists/data-table.tsx'
import { EmptyState } from '../../../ui/lists/empty-state.tsx'
import { Pagination } from '../../../ui/lists/pagination.tsx'
import type { Column } from '../../../ui/lists/table-columns.tsx'
import { Badge } from '../../../ui/notices/badge.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { EmptyClearing } from '../../../ui/pictures/drawings.tsx'
import { sampleDays, sampleNamed, sampleStates, sampleTones } from '../../../words/sanitary.ts'
import { counted } from '../../../words/words.ts'
import { FailureNotice } from '../../patterns/failure-notice.tsx'

/** A tag, which is not broken over two lines. */
const inOneLine = (tag: string) => tag.replaceAll(' ', '\u00a0')

const columns: Column<Sample>[] = [
  { label: 'Référence', cell: (sample) => sampleNamed(sample) },
  {
    label: 'Résultat',
    cell: ({ state, reason }) => (
      <div className="grid gap-1">
        <Badge tone={sampleTones[state]}>{sampleStates[state]}</Badge>
        {reason === null ? null : <p className="text-ink-soft">{`Positif écarté : ${reason}`}</p>}
      </div>
    ),
  },
  { label: 'Bracelets', cell: ({ tags }) => tags.map(inOneLine).join(', ') },
  { label: 'Responsables', cell: ({ givers }) => givers.join(', ') || 'Aucun' },
  {
    label: 'Jours',
    cell: sampleDays,
  },
]

type Props = {
  actor: ActorRefFrom<typeof sampleListMachine>
  /** The buttons of a row. */
  actions: (sample: Sample) => ReactNode
}

/** The samples of a page, a placeholder while loading, or a failure. */
export function SampleList({ actor, actions }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { rows, page, lastPage, total } = state.context
  const isReading = state.matches('loading')
  if (state.matches('failed'))
    return (
      <FailureNotice onRetry={() => actor.send({ type: 'list.retried' })}>
        Les prélèvements n’ont pas pu être lus.
      </FailureNotice>
    )
  if (state.matches('empty'))
    return <EmptyState drawing={<EmptyClearing />}>Aucun prélèvement n’est noté.</EmptyState>
  if (state.hasTag('unread')) return <Skeleton label="Lecture des prélèvements…" count={3} />
  return (
    <div className="grid gap-4">
      <p role="status" className="text-ink-soft tabular-nums">
        {isReading ? 'Lecture des prélèvements…' : counted(total, 'prélèvement', 'prélèvements')}
      </p>
      <DataTable
        label="Prélèvements"
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
