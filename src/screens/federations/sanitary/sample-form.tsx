import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { hasChanges, isRecalling } from '../../../../machines/federations/sanitary/sample-draft.ts'
import type { sampleFormMachine } from '../../../../machines/federations/sanitary/sample-form.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { concernedInWords } from '../../../words/recalls.ts'
import { Notice } from '../../../ui/notices/notice.tsx'
import { sampleCalled } from '../../../words/sanitary.ts'
import { capital, counted } from '../../../words/words.ts'
import { EntryForm } from '../../patterns/entry-form.tsx'
import { SampledQuestion } from './sampled-question.tsx'
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
      submit={isRecalling(state.context) ? 'Continuer' : 'Enregistrer'}
      busyLabel={
        state.matches('counting')
          ? 'Comptage des personnes…'
          : state.matches('naming')
            ? 'Recherche des sangliers…'
            : 'Enregistrement…'
      }
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
      {state.matches('named') ? (
        <SampledQuestion
          named={state.context.named}
          onCancel={() => actor.send({ type: 'question.cancelled' })}
          onConfirm={() => actor.send({ type: 'question.confirmed' })}
        />
      ) : null}
      {sample && state.matches('confirming') ? (
        <ConfirmDialog
          message="Enregistrer ce résultat positif ?"
          confirm="Enregistrer et rappeler"
          danger
          onCancel={() => actor.send({ type: 'question.cancelled' })}
          onConfirm={() => actor.send({ type: 'question.confirmed' })}
        >
          <div className="grid gap-3">
            <Text>{`${counted(sample.tags.length, 'Sanglier rappelé', 'Sangliers rappelés')} : ${sample.tags.join(', ')}. ${sample.givers.length > 0 ? `Chasse de ${sample.givers.join(', ')}.` : ''}`}</Text>
            <Text look="strong">{concernedInWords(state.context.preview)}</Text>
            <Text>
              Un e-mail part aussitôt à chaque personne qui en a reçu, et aux responsables de territoire : «
              ne mangez pas ce gibier ». Il ne se reprend pas. Qui n’a pas d’e-mail est à appeler. Seule une
              autre personne que vous peut écarter un résultat positif.
            </Text>
          </div>
        </ConfirmDialog>
      ) : null}
    </EntryForm>
  )
}
