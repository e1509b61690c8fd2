import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { hasChanges } from '../../../machines/users/user-draft.ts'
import type { userFormMachine } from '../../../machines/users/user-form.ts'
import type { WindowAddress } from '../../ui/dialogs/window-entry.ts'
import { EntryForm } from '../patterns/entry-form.tsx'
import { UserChoices } from './user-choices.tsx'
import { UserFields } from './user-fields.tsx'
import { UserVersions, UserVersionsActions } from './user-versions.tsx'

const FORM = 'user-form'

/** Adds a user of the back-office or changes a user (spec §2 « Users list », §5 « User form »). */
export function UserForm({
  actor,
  address,
}: {
  actor: ActorRefFrom<typeof userFormMachine>
  address?: WindowAddress | undefined
}) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { userChoices } = state.children
  const title = state.context.user ? 'Modifier l’utilisateur' : 'Ajouter un utilisateur'
  if (state.status === 'done') return null
  if (userChoices) return <UserChoices actor={userChoices} title={title} address={address} />
  return (
    <EntryForm
      title={title}
      id={FORM}
      address={address}
      isSaving={state.hasTag('busy')}
      hasChanges={hasChanges(state.context)}
      instead={state.matches('outdated') ? <UserVersions actor={actor} /> : null}
      insteadActions={<UserVersionsActions actor={actor} />}
      isDiscarding={state.matches('discarding')}
      onAnswer={actor.send}
      onClose={() => actor.send({ type: 'form.closed' })}
    >
      <UserFields actor={actor} id={FORM} />
    </EntryForm>
  )
}
