import { useActorRef } from '@xstate/react'
import type { Boot } from '../../../contract/shared/session.ts'
import { deletionRequests } from '../../actors/users/todo/deletion-requests.ts'
import { DeletionRequests } from '../../screens/users/todo/deletion-requests.tsx'

/** Starts the list of deletion requests; loaded with its route. */
export function DeletionRequestsSpace({ boot }: { boot: Boot }) {
  const windows = {
    callerId: boot.user?.id ?? 0,
    federationId: boot.user?.federation_id ?? null,
    permissions: boot.permissions ?? [],
  }
  return <DeletionRequests actor={useActorRef(deletionRequests, { input: { windows } })} />
}
