import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { hasChanges } from '../../../../machines/federations/sanitary/sanitary-rule-draft.ts'
import type { sanitaryRuleFormMachine } from '../../../../machines/federations/sanitary/sanitary-rule-form.ts'
import { Notice } from '../../../ui/notices/notice.tsx'
import { EntryForm } from '../../patterns/entry-form.tsx'
import { SanitaryRuleFields } from './sanitary-rule-fields.tsx'

const FORM = 'sanitary-rule-form'

/** Creates a rule, or edits its draft. */
export function SanitaryRuleForm({ actor }: { actor: ActorRefFrom<typeof sanitaryRuleFormMachine> }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  if (state.status === 'done') return null
  const { rule } = state.context
  return (
    <EntryForm
      title={rule ? 'Modifier la règle' : 'Préparer une règle'}
      id={FORM}
      address={rule ? { edition: String(rule.id) } : { addition: '1' }}
      isSaving={state.hasTag('busy')}
      hasChanges={hasChanges(state.context)}
      instead={
        state.matches('outdated') ? (
          <Notice tone="warning">
            Cette règle a été modifiée, supprimée ou mise en vigueur entre-temps. Fermez cette fenêtre : la
            liste est relue, et vous pouvez recommencer sur ce qu’elle montre.
          </Notice>
        ) : null
      }
      isDiscarding={state.matches('discarding')}
      onAnswer={actor.send}
      onClose={() => actor.send({ type: 'form.closed' })}
    >
      <SanitaryRuleFields actor={actor} id={FORM} />
    </EntryForm>
  )
}
