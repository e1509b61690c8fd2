import { useActorRef } from '@xstate/react'
import type { Boot } from '../../contract/sign-in/session.ts'
import { waitingGivers } from '../actors/users/waiting-givers.ts'
import { WaitingGivers } from '../screens/users/waiting-givers.tsx'

/** Starts the list of accounts that await a decision; loaded with its route only. */
export function GiverValidationSpace({ boot: { permissions } }: { boot: Boot }) {
  const mayDecide = permissions?.includes('users.write') ?? false
  return <WaitingGivers actor={useActorRef(waitingGivers, { input: { mayDecide } })} />
}
