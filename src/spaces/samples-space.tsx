import { useActorRef } from '@xstate/react'
import { useSearchParams } from 'react-router-dom'
import type { Boot } from '../../contract/shared/session.ts'
import { askedForm } from '../routes/staff-window-url.ts'
import { Samples } from '../screens/federations/sanitary/samples.tsx'
import { samplesMachine } from '../../machines/federations/sanitary/samples.ts'
import { wire } from '../actors/wire.ts'

const samples = wire(samplesMachine)

/** Starts the list of samples for the signed-in person; loaded with its route. */
export function SamplesSpace({ boot }: { boot: Boot }) {
  const [params] = useSearchParams()
  const actor = useActorRef(samples, {
    input: { isNational: boot.federation === null, asked: askedForm(params) },
  })
  return <Samples actor={actor} />
}
