import { useActorRef } from '@xstate/react'
import { useSearchParams } from 'react-router-dom'
import { UsersAddress } from '../../contract/users/managed-users.ts'
import { users } from '../actors/users/users.ts'
import { Users } from '../screens/users/users.tsx'
import { readAddress, useListAddress } from '../routes/list-address.ts'
import type { Boot } from '../../contract/shared/session.ts'

/** Starts the users list as the address asks for it; loaded with its route only. */
export function UsersSpace({ boot }: { boot: Boot }) {
  const [params] = useSearchParams()
  const actor = useActorRef(users, {
    input: {
      query: readAddress(UsersAddress, params),
      windows: {
        callerId: boot.user?.id ?? 0,
        federationId: boot.user?.federation_id ?? null,
        permissions: boot.permissions ?? [],
      },
    },
  })
  useListAddress(actor, UsersAddress)
  return <Users actor={actor} />
}
