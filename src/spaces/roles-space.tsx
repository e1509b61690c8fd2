import { useActorRef, useSelector } from '@xstate/react'
import { useSearchParams } from 'react-router-dom'
import { askedRoleWindow, roleWindowNames } from '../routes/staff-window-url.ts'
import { Roles } from '../screens/roles/roles.tsx'
import { useSettledAddress } from '../ui/dialogs/window-history.ts'
import type { Boot } from '../../contract/shared/session.ts'
import { rolesMachine } from '../../machines/roles/roles.ts'
import { wire } from '../actors/wire.ts'

const roles = wire(rolesMachine)

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
  const isSettled = useSelector(actor, (state) => state.matches('listed'))
  useSettledAddress(isSettled, roleWindowNames)
  return <Roles actor={actor} />
}
