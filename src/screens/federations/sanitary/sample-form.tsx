import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { hasChanges } from '../../../../machines/federations/sanitary/sample-draft.ts'
import type { sampleFormMachine } from '../../../../machines/federations/sanitary/sample-form.ts'
import { Notice } from '../../../ui/notices/notice.tsx'
import { sampleCalled } from '../../../words/sanitary.ts'
import { capital } from '../../../words/words.ts'
import { EntryForm } from '../../patterns/entry-form.tsx'
import { SampleFields } from './sample-fields.tsx'

const FORM = 'sample-form'

/** Registers a sample, or updates its state. */
export function SampleForm({ actor }: { actor: ActorRefFrom<typeof sampleFormMachine> }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  if (state.status === 'done') return null
  const { sample } = state.context
  return (
    <EntryForm
      title={sample ? capital(sampleCalled(sample)) : 'Noter un prélèvement'}
      id={FORM}
      address={sample ? { edition: String(sample.id) } : { addition: '1' }}
      isSaving={state.hasTag('busy')}
      hasChanges={hasChanges(state.context)}
      instead={
        state.matches('outdated') ? (
          <Notice tone="warning">
            Ce prélèvement a changé entre-temps, ou ce résultat ne peut pas suivre. Un résultat positif n’est
            écarté que par une autre personne que celle qui l’a saisi. Fermez cette fenêtre : la liste est
            relue.
          </Notice>
        ) : null
      }
      isDiscarding={state.matches('discarding')}
      onAnswer={actor.send}
      onClose={() => actor.send({ type: 'form.closed' })}
    >
      <SampleFields actor={actor} id={FORM} />
    </EntryForm>
  )
}
