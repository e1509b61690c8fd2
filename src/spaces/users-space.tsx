import { useActorRef } from '@xstate/react'
import type { Boot } from '../../contract/shared/session.ts'
import { UsersAddress } from '../../contract/users/managed-users.ts'
import { users } from '../actors/users/users.ts'
import { listUrlOf, useListQuery, useListUrl } from '../routes/list-url.ts'
import { Users } from '../screens/users/users.tsx'

const url = listUrlOf(UsersAddress)

/** Starts the users list with the query of its URL; loaded with its route. */
export function UsersSpace({ boot }: { boot: Boot }) {
  const query = useListQuery(url)
  const actor = useActorRef(users, {
    input: {
      query,
      windows: {
        callerId: boot.user?.id ?? 0,
        federationId: boot.user?.federation_id ?? null,
        permissions: boot.permissions ?? [],
      },
    },
  })
  useListUrl(actor, url)
  return <Users actor={actor} />
}
