import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { hasChanges } from '../../../machines/federations/federation-draft.ts'
import type { federationFormMachine } from '../../../machines/federations/federation-form.ts'
import type { WindowAddress } from '../../ui/dialogs/window-entry.ts'
import { Notice } from '../../ui/notices/notice.tsx'
import { EntryForm } from '../patterns/entry-form.tsx'
import { FederationFields } from './federation-fields.tsx'

const FORM = 'federation-form'

/** Adds a federation or changes one (spec §2 « Federations list », §5 « Federation »). */
export function FederationForm({
  actor,
  address,
}: {
  actor: ActorRefFrom<typeof federationFormMachine>
  address?: WindowAddress | undefined
}) {
  const state = useSelector(actor, (snapshot) => snapshot)
  if (state.status === 'done') return null
  return (
    <EntryForm
      title={state.context.federation ? 'Modifier la fédération' : 'Ajouter une fédération'}
      id={FORM}
      address={address}
      isSaving={state.hasTag('busy')}
      hasChanges={hasChanges(state.context)}
      instead={
        state.matches('outdated') ? (
          <Notice tone="warning">
            Cette fédération a été modifiée ou supprimée entre-temps. Fermez cette fenêtre : la liste est
            relue, et vous pouvez recommencer sur ce qu’elle montre.
          </Notice>
        ) : null
      }
      isDiscarding={state.matches('discarding')}
      onAnswer={actor.send}
      onClose={() => actor.send({ type: 'form.closed' })}
    >
      <FederationFields actor={actor} id={FORM} />
    </EntryForm>
  )
}
