import { useSelector } from '@xstate/react'
import { Ban, Check, Pencil, Plus, Trash2 } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import type { SanitaryRule } from '../../../../contract/federations/sanitary-rules.ts'
import type { sanitaryRulesMachine } from '../../../../machines/federations/sanitary/sanitary-rules.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Heading } from '../../../ui/page/heading.tsx'
import { WindowPreparation } from '../../patterns/window-preparation.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { ruleNamed } from '../../../words/sanitary.ts'
import { FailureNotice } from '../../patterns/failure-notice.tsx'
import {
  SanitaryRuleDeletion,
  SanitaryRuleEnding,
  SanitaryRulePublication,
} from './sanitary-rule-commands.tsx'
import { SanitaryRuleForm } from './sanitary-rule-form.tsx'
import { SanitaryRuleList } from './sanitary-rule-list.tsx'
import { RefreshButton } from '../../patterns/refresh-button.tsx'

type Props = { actor: ActorRefFrom<typeof sanitaryRulesMachine> }

/** The buttons of a rule, by state. */
function RuleActions({ actor, rule }: Props & { rule: SanitaryRule }) {
  const types = useSelector(actor, ({ context }) => context.specimenTypes)
  const called = `la ${ruleNamed(rule, types)}`
  if (rule.state === 'ended') return null
  const isDraft = rule.state === 'draft'
  // A single button that changes, so that it keeps the focus after the rule is published.
  const [label, icon, type] = isDraft
    ? (['Mettre en vigueur', Check, 'publication.requested'] as const)
    : (['Mettre fin', Ban, 'ending.requested'] as const)
  return (
    <div className="flex flex-wrap gap-2 md:grid">
      <Button
        variant={isDraft ? 'secondary' : 'danger'}
        icon={icon}
        aria-label={`${label}${isDraft ? '' : ' à'} ${called}`}
        onClick={() => actor.send({ type, rule })}
      >
        {label}
      </Button>
      {isDraft ? (
        <>
          <Button
            icon={Pencil}
            aria-label={`Modifier ${called}`}
            onClick={() => actor.send({ type: 'edition.requested', rule })}
          >
            Modifier
          </Button>
          <Button
            variant="danger"
            icon={Trash2}
            aria-label={`Supprimer ${called}`}
            onClick={() => actor.send({ type: 'deletion.requested', rule })}
          >
            Supprimer
          </Button>
        </>
      ) : null}
    </div>
  )
}

/** The sanitary rules of a federation, and the window over them, if any. */
export function SanitaryRules({ actor }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { sanitaryRuleList, ...windows } = state.children
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
      {state.context.specimenTypes.length > 0 ? (
        <>
          <div className="flex flex-wrap gap-3">
            <Button variant="primary" icon={Plus} onClick={() => actor.send({ type: 'creation.requested' })}>
              Préparer une règle
            </Button>
            <RefreshButton onClick={() => actor.send({ type: 'list.refreshed' })} />
          </div>
          {sanitaryRuleList ? (
            <SanitaryRuleList
              actor={sanitaryRuleList}
              specimenTypes={state.context.specimenTypes}
              isNational={state.context.isNational}
              actions={(rule) => <RuleActions actor={actor} rule={rule} />}
            />
          ) : null}
        </>
      ) : null}
      {state.matches('reading') ? (
        <WindowPreparation
          title="Modifier la règle"
          label="Lecture de la règle…"
          address={{ edition: String(state.context.asked) }}
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
