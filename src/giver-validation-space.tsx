import { useActorRef } from '@xstate/react'
import type { Boot } from '../contract/session.ts'
import { waitingGivers } from './actors/waiting-givers.ts'
import { WaitingGivers } from './screens/waiting-givers.tsx'

/** Starts the list of accounts that await a decision; loaded with its route only. */
export function GiverValidationSpace({ boot: { permissions } }: { boot: Boot }) {
  const mayDecide = permissions?.includes('users.write') ?? false
  return <WaitingGivers actor={useActorRef(waitingGivers, { input: { mayDecide } })} />
}
