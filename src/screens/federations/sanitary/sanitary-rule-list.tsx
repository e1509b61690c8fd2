import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { SanitaryRule } from '../../../../contract/federations/sanitary-rules.ts'
import type { SpecimenType } from '../../../../contract/shared/specimen-types.ts'
import type { sanitaryRuleListMachine } from '../../../../machines/federations/sanitary/sanitary-rule-list.ts'
import { DataTable } from '../../../ui/lists/data-table.tsx'
import { EmptyState } from '../../../ui/lists/empty-state.tsx'
import { Pagination } from '../../../ui/lists/pagination.tsx'
import type { Column } from '../../../ui/lists/table-columns.tsx'
import { Badge } from '../../../ui/notices/badge.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { EmptyClearing } from '../../../ui/pictures/drawings.tsx'
import { effects, gameOf, periodOf, placeOf, ruleStates, shortDay } from '../../../words/sanitary.ts'
import { capital, counted } from '../../../words/words.ts'
import { FailureNotice } from '../../patterns/failure-notice.tsx'

const tones = { draft: 'neutral', inForce: 'warning', ended: 'info' } as const

const columnsOf = (types: SpecimenType[], isNational: boolean): Column<SanitaryRule>[] => [
  { label: 'Texte', cell: ({ source, dated_on }) => `${source}, ${shortDay(dated_on)}` },
  { label: 'État', cell: ({ state }) => <Badge tone={tones[state]}>{ruleStates[state]}</Badge> },
  {
    label: 'Ce qu’elle demande',
    cell: ({ effect, specimen_type_ids }) => (
      <div className="grid gap-1">
        <p>{effects[effect]}</p>
        <p className="text-ink-soft">{gameOf({ specimen_type_ids }, types)}</p>
      </div>
    ),
  },
  {
    label: 'Où',
    cell: (rule) => (isNational ? `${rule.federation} : ${placeOf(rule)}` : capital(placeOf(rule))),
  },
  { label: 'Chasses', cell: (rule) => capital(periodOf(rule)) },
]

type Props = {
  actor: ActorRefFrom<typeof sanitaryRuleListMachine>
  specimenTypes: SpecimenType[]
  /** The list contains rules of several federations. */
  isNational: boolean
  /** The buttons of a row. */
  actions: (rule: SanitaryRule) => ReactNode
}

/** The rules of a page, a placeholder while loading, or a failure. */
export function SanitaryRuleList({ actor, specimenTypes, isNational, actions }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { rows, page, lastPage, total } = state.context
  const isReading = state.matches('loading')
  if (state.matches('failed'))
    return (
      <FailureNotice onRetry={() => actor.send({ type: 'list.retried' })}>
        Les règles n’ont pas pu être lues.
      </FailureNotice>
    )
  if (state.matches('empty'))
    return <EmptyState drawing={<EmptyClearing />}>Aucune règle sanitaire n’est préparée.</EmptyState>
  if (state.hasTag('unread')) return <Skeleton label="Lecture des règles…" count={3} />
  return (
    <div className="grid gap-4">
      <p role="status" className="text-ink-soft tabular-nums">
        {isReading ? 'Lecture des règles…' : counted(total, 'règle', 'règles')}
      </p>
      <DataTable
        label="Règles sanitaires"
        columns={columnsOf(specimenTypes, isNational)}
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
