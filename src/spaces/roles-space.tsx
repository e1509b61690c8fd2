import { useActorRef } from '@xstate/react'
import { useSearchParams } from 'react-router-dom'
import { roles } from '../actors/roles/roles.ts'
import { askedRoleWindow } from '../routes/staff-window-url.ts'
import { Roles } from '../screens/roles/roles.tsx'
import type { Boot } from '../../contract/shared/session.ts'

/** Starts the page of roles; loaded with its route only. */
export function RolesSpace({ boot: { user, role, permissions } }: { boot: Boot }) {
  const [params] = useSearchParams()
  const actor = useActorRef(roles, {
    input: {
      held: permissions ?? [],
      isNational: user?.federation_id === null,
      ownRoleId: role?.id ?? 0,
      asked: askedRoleWindow(params),
    },
  })
  return <Roles actor={actor} />
}
