import { useActorRef } from '@xstate/react'
import type { Boot } from '../../contract/shared/session.ts'
import { samples } from '../actors/federations/samples.ts'
import { Samples } from '../screens/federations/samples.tsx'

/** Starts the list of samples for the signed-in person; loaded with its route. */
export function SamplesSpace({ boot }: { boot: Boot }) {
  return <Samples actor={useActorRef(samples, { input: { isNational: boot.federation === null } })} />
}
