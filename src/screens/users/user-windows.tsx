import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { userWindowsMachine } from '../../../machines/users/user-windows.ts'
import { UserDetail } from './user-detail.tsx'
import { UserForm } from './user-form.tsx'

/** The window open over the users list, if any. */
export function UserWindows({ actor }: { actor: ActorRefFrom<typeof userWindowsMachine> }) {
  const { userDetail, userForm } = useSelector(actor, (snapshot) => snapshot.children)
  if (userDetail) return <UserDetail actor={userDetail} windows={actor} />
  if (userForm) return <UserForm actor={userForm} />
  return null
}
