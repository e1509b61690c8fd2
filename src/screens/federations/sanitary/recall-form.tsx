import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { hasChanges, recallEntry } from '../../../../machines/federations/sanitary/recall-draft.ts'
import type { recallFormMachine } from '../../../../machines/federations/sanitary/recall-form.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { askedInWords, concernedInWords } from '../../../words/recalls.ts'
import { EntryForm } from '../../patterns/entry-form.tsx'
import { FailureNotice } from '../../patterns/failure-notice.tsx'
import { RecallFields } from './recall-fields.tsx'

type Actor = ActorRefFrom<typeof recallFormMachine>

const FORM = 'recall-form'

/** « Ouvrir un rappel »: the game and the reason, then a confirmation of the immediate effects. */
export function RecallForm({ actor }: { actor: Actor }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  if (state.status === 'done') return null
  return (
    <EntryForm
      title="Ouvrir un rappel"
      id={FORM}
      address={{ addition: '1' }}
      submit="Continuer"
      isSaving={state.matches('counting') || state.matches('creating')}
      busyLabel={state.matches('counting') ? 'Comptage des personnes…' : 'Enregistrement…'}
      hasChanges={hasChanges(state.context)}
      instead={insteadOfFields(state, () => actor.send({ type: 'loading.retried' }))}
      isDiscarding={state.matches('discarding')}
      onAnswer={actor.send}
      onClose={() => actor.send({ type: 'form.closed' })}
    >
      <RecallFields actor={actor} id={FORM} />
      {state.matches('confirming') ? (
        <ConfirmDialog
          message="Rappeler ce gibier ?"
          confirm="Rappeler et prévenir"
          danger
          onCancel={() => actor.send({ type: 'question.cancelled' })}
          onConfirm={() => actor.send({ type: 'question.confirmed' })}
        >
          <div className="grid gap-3">
            <Text>{askedInWords(recallEntry(state.context), state.context.specimenTypes)}</Text>
            <Text look="strong">{concernedInWords(state.context.preview)}</Text>
            <Text>
              Un e-mail part aussitôt à chaque personne qui en a reçu, et aux responsables de territoire : «
              ne mangez pas ce gibier ». Il ne se reprend pas. Qui n’a pas d’e-mail est à appeler. Ce gibier
              n’est plus remis à personne.
            </Text>
          </div>
        </ConfirmDialog>
      ) : null}
    </EntryForm>
  )
}

function insteadOfFields(state: ReturnType<Actor['getSnapshot']>, onRetry: () => void) {
  if (state.matches('loading')) return <Skeleton label="Lecture des types de gibier…" count={3} look="line" />
  if (state.matches('unavailable'))
    return <FailureNotice onRetry={onRetry}>Les types de gibier n’ont pas pu être lus.</FailureNotice>
  return null
}
