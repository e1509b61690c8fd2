import { useActorRef } from '@xstate/react'
import type { Boot } from '../../contract/shared/session.ts'
import { giverValidationList } from '../actors/users/giver-validation-list.ts'
import { GiverValidationList } from '../screens/users/giver-validation-list.tsx'

/** Starts the list of accounts that await a decision; loaded with its route only. */
export function GiverValidationSpace({ boot: { permissions } }: { boot: Boot }) {
  const mayDecide = permissions?.includes('users.write') ?? false
  return <GiverValidationList actor={useActorRef(giverValidationList, { input: { mayDecide } })} />
}
