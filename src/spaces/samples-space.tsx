import { useActorRef } from '@xstate/react'
import type { Boot } from '../../contract/shared/session.ts'
import { samples } from '../actors/federations/sanitary/samples.ts'
import { Samples } from '../screens/federations/sanitary/samples.tsx'

/** Starts the list of samples for the signed-in person; loaded with its route. */
export function SamplesSpace({ boot }: { boot: Boot }) {
  return <Samples actor={useActorRef(samples, { input: { isNational: boot.federation === null } })} />
}
