import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { userWindowsMachine } from '../../../machines/users/user-windows.ts'
import { paths } from '../../paths.ts'
import { UserDetail } from './user-detail.tsx'
import { WindowPreparation } from '../patterns/window-preparation.tsx'
import { UserForm } from './user-form.tsx'

/** The window open over the users list, if any. */
export function UserWindows({ actor }: { actor: ActorRefFrom<typeof userWindowsMachine> }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { userDetail, userForm } = state.children
  const { user, asked } = state.context
  const id = user?.id ?? asked
  const address = id === undefined ? { addition: '1' } : { [paths.users]: String(id), edition: '1' }
  if (userDetail) return <UserDetail actor={userDetail} windows={actor} />
  if (userForm) return <UserForm actor={userForm} address={address} />
  if (state.matches('preparing'))
    return (
      <WindowPreparation
        title="Modifier l’utilisateur"
        label="Lecture de l’utilisateur…"
        address={address}
        onClose={() => actor.send({ type: 'window.closed' })}
      />
    )
  return null
}
