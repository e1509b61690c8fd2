import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { SanitaryRule } from '../../../../contract/federations/sanitary-rules.ts'
import type { SpecimenType } from '../../../../contract/shared/specimen-types.ts'
import type { sanitaryRuleListMachine } from '../../../../machines/federations/sanitary/sanitary-rule-list.ts'
import type { Column } from '../../../ui/lists/table-columns.tsx'
import { Badge } from '../../../ui/notices/badge.tsx'
import { effects, gameOf, periodOf, placeOf, ruleStates, shortDay } from '../../../words/sanitary.ts'
import { capital } from '../../../words/words.ts'
import { PagedTable } from '../../patterns/paged-list.tsx'

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
  return (
    <PagedTable
      actor={actor}
      one="règle"
      many="règles"
      reading="Lecture des règles…"
      failed="Les règles n’ont pas pu être lues."
      empty="Aucune règle sanitaire n’est préparée."
      label="Règles sanitaires"
      columns={columnsOf(specimenTypes, isNational)}
      actions={actions}
    />
  )
}
