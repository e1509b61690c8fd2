import { useSelector } from '@xstate/react'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { SanitaryRule } from '../../../../contract/federations/sanitary-rules.ts'
import type { SpecimenType } from '../../../../contract/shared/specimen-types.ts'
import type {
  sanitaryRuleListMachine,
  sanitaryRulesMachine,
} from '../../../../machines/federations/sanitary/sanitary-rules.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import type { Column } from '../../../ui/lists/table-columns.tsx'
import { Badge } from '../../../ui/notices/badge.tsx'
import { Heading } from '../../../ui/page/heading.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { effects, gameOf, periodOf, placeOf, ruleStates, shortDay } from '../../../words/sanitary.ts'
import { capital } from '../../../words/words.ts'
import { FailureNotice } from '../../patterns/failure-notice.tsx'
import { PagedTable } from '../../patterns/paged-list.tsx'
import { RefreshButton } from '../../patterns/refresh-button.tsx'
import { WindowPreparation } from '../../patterns/window-preparation.tsx'
import {
  SanitaryRuleButtons,
  SanitaryRuleDeletion,
  SanitaryRuleEnding,
  SanitaryRulePublication,
} from './sanitary-rule-commands.tsx'
import { SanitaryRuleForm } from './sanitary-rule-form.tsx'

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

type ListProps = {
  actor: ActorRefFrom<typeof sanitaryRuleListMachine>
  specimenTypes: SpecimenType[]
  /** The list contains rules of several federations. */
  isNational: boolean
  /** The buttons of a row. */
  actions: (rule: SanitaryRule) => ReactNode
}

/** The rules. */
export const SanitaryRuleList = ({ actor, specimenTypes, isNational, actions }: ListProps) => (
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

/** The sanitary rules of a federation, and the window over them, if any. */
export function SanitaryRules({ actor }: { actor: ActorRefFrom<typeof sanitaryRulesMachine> }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { sanitaryRuleList, ...windows } = state.children
  const { specimenTypes, isNational, asked } = state.context
  return (
    <div className="grid gap-6">
      <Heading level={1}>Règles sanitaires</Heading>
      <Text>
        Ce qu’un texte, par exemple un arrêté préfectoral, demande avant qu’un animal soit remis : les
        responsables de territoire le lisent à côté de chaque animal qu’ils notent.
      </Text>
      {state.matches('preparing') ? <Skeleton label="Lecture des types de gibier…" count={3} /> : null}
      {state.matches('unprepared') ? (
        <FailureNotice onRetry={() => actor.send({ type: 'page.retried' })}>
          Les types de gibier n’ont pas pu être lus.
        </FailureNotice>
      ) : null}
      {specimenTypes.length > 0 ? (
        <>
          <div className="flex flex-wrap gap-3">
            <Button variant="primary" icon={Plus} onClick={() => actor.send({ type: 'creation.requested' })}>
              Préparer une règle
            </Button>
            <RefreshButton onClick={() => actor.send({ type: 'list.outdated' })} />
          </div>
          {sanitaryRuleList ? (
            <SanitaryRuleList
              actor={sanitaryRuleList}
              specimenTypes={specimenTypes}
              isNational={isNational}
              actions={(rule) => <SanitaryRuleButtons actor={actor} rule={rule} />}
            />
          ) : null}
        </>
      ) : null}
      {state.matches('reading') ? (
        <WindowPreparation
          title="Modifier la règle"
          label="Lecture de la règle…"
          address={{ edition: String(asked) }}
          onClose={() => actor.send({ type: 'window.closed' })}
        />
      ) : null}
      {windows.sanitaryRuleForm ? <SanitaryRuleForm actor={windows.sanitaryRuleForm} /> : null}
      {windows.sanitaryRulePublication ? (
        <SanitaryRulePublication actor={windows.sanitaryRulePublication} />
      ) : null}
      {windows.sanitaryRuleEnding ? <SanitaryRuleEnding actor={windows.sanitaryRuleEnding} /> : null}
      {windows.sanitaryRuleDeletion ? <SanitaryRuleDeletion actor={windows.sanitaryRuleDeletion} /> : null}
    </div>
  )
}
