import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { seesFederations } from '../../machines/user-draft.ts'
import type { userFormMachine } from '../../machines/user-form.ts'
import { Notice } from '../ui/notice.tsx'

const always = ['firstname', 'lastname', 'email', 'phone', 'role_id', 'city_id']

/** What is wrong with a user's form, above its fields: also whatever no field can show. */
export function UserTrouble({ actor }: { actor: ActorRefFrom<typeof userFormMachine> }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { errors, editor, user } = state.context
  if (state.matches({ open: { editing: 'failed' } }))
    return (
      <Notice tone="danger">
        L’enregistrement n’a pas abouti. Votre saisie est gardée : vérifiez votre réseau, puis réessayez.
      </Notice>
    )
  if (!state.matches({ open: { editing: 'incomplete' } }) && !state.matches({ open: { editing: 'refused' } }))
    return null
  const shown = [
    ...always,
    ...(seesFederations(editor) ? ['federation_id'] : []),
    ...(user?.giver ? ['is_wolfhunter'] : []),
  ]
  const others = Object.entries(errors).filter(([field]) => !shown.includes(field))
  return (
    <Notice tone="danger" title="Cet utilisateur ne peut pas être enregistré ainsi.">
      {others.length > 0
        ? [...new Set(others.flatMap(([, messages]) => messages))].join(' ')
        : 'Corrigez ce qui est signalé ci-dessous.'}
    </Notice>
  )
}
