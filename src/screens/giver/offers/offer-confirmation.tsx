import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { offerConfirmationMachine } from '../../../../machines/giver/offers/offer-confirmation.ts'
import { Notice } from '../../../ui/notices/notice.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { fullName } from '../../../words/words.ts'
import { EntryForm } from '../../patterns/entry-form.tsx'
import { FailureNotice } from '../../patterns/failure-notice.tsx'
import { ConfirmationFields } from './confirmation-fields.tsx'

type Actor = ActorRefFrom<typeof offerConfirmationMachine>

const FORM = 'offer-confirmation'

/** « Confirmer »: the promised game, and the meeting. */
export function OfferConfirmation({ actor }: { actor: Actor }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { offer, draft, initial } = state.context
  if (state.status === 'done') return null
  const hasChanges = JSON.stringify(draft) !== JSON.stringify(initial)
  return (
    <EntryForm
      title={`Rendez-vous avec ${fullName(offer)}`}
      id={FORM}
      submit={offer.state === 'accepted' && hasChanges ? 'Enregistrer et prévenir' : 'Enregistrer'}
      isSaving={state.matches('updating')}
      hasChanges={hasChanges}
      instead={insteadOfFields(state, () => actor.send({ type: 'loading.retried' }))}
      isDiscarding={state.matches('discarding')}
      onAnswer={actor.send}
      onClose={() => actor.send({ type: 'form.closed' })}
    >
      <ConfirmationFields actor={actor} id={FORM} />
    </EntryForm>
  )
}

function insteadOfFields(state: ReturnType<Actor['getSnapshot']>, onRetry: () => void): ReactNode {
  if (state.matches('loading'))
    return <Skeleton label="Lecture des animaux disponibles…" count={3} look="line" />
  if (state.matches('unavailable'))
    return <FailureNotice onRetry={onRetry}>Ce qui peut être confirmé n’a pas pu être lu.</FailureNotice>
  if (state.matches('outdated'))
    return (
      <Notice tone="warning">
        La personne ou l’animal n’est plus libre : cela ne peut plus être confirmé ainsi.
      </Notice>
    )
  return null
}
