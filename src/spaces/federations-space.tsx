import { useActorRef } from '@xstate/react'
import { federations } from '../actors/federations/federations.ts'
import { Federations } from '../screens/federations/federations.tsx'
import type { Boot } from '../../contract/shared/session.ts'

/** Starts the list of federations for the signed-in person; loaded with its route only. */
export function FederationsSpace({ boot }: { boot: Boot }) {
  const actor = useActorRef(federations, {
    input: {
      mayWrite: boot.permissions?.includes('federations.write') ?? false,
      mayImport: boot.permissions?.includes('federations.import') ?? false,
      isNational: boot.federation === null,
    },
  })
  return <Federations actor={actor} linksPeople={boot.permissions?.includes('users.view') ?? false} />
}
