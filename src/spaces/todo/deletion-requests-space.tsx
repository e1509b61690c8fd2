import { useActorRef } from '@xstate/react'
import type { Boot } from '../../../contract/shared/session.ts'
import { DeletionRequests } from '../../screens/users/todo/deletion-requests.tsx'
import { deletionRequestsMachine } from '../../../machines/users/todo/deletion-requests.ts'
import { copyText } from '../../actors/shared/clipboard.ts'
import { wire } from '../../actors/wire.ts'

const deletionRequests = wire(deletionRequestsMachine, { actors: { copyText } })

/** Starts the list of deletion requests; loaded with its route. */
export function DeletionRequestsSpace({ boot }: { boot: Boot }) {
  const windows = {
    callerId: boot.user?.id ?? 0,
    federationId: boot.user?.federation_id ?? null,
    permissions: boot.permissions ?? [],
  }
  return <DeletionRequests actor={useActorRef(deletionRequests, { input: { windows } })} />
}
