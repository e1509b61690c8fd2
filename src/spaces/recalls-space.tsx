import { useActorRef } from '@xstate/react'
import { useSearchParams } from 'react-router-dom'
import type { Boot } from '../../contract/shared/session.ts'
import { Recalls } from '../screens/federations/sanitary/recalls.tsx'
import { recallsMachine } from '../../machines/federations/sanitary/recalls.ts'
import { wire } from '../actors/wire.ts'

const recalls = wire(recallsMachine)

/** Starts the list of recalls for the signed-in person; loaded with its route. */
export function RecallsSpace({ boot }: { boot: Boot }) {
  const [params] = useSearchParams()
  const actor = useActorRef(recalls, {
    input: { isNational: boot.federation === null, isAdditionAsked: params.has('addition') },
  })
  return <Recalls actor={actor} />
}
