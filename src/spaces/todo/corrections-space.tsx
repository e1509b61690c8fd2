import type { Boot } from '../../../contract/shared/session.ts'
import { useActorRef } from '@xstate/react'
import { Corrections } from '../../screens/users/todo/corrections.tsx'
import { correctionsMachine } from '../../../machines/users/todo/corrections.ts'
import { wire } from '../../actors/wire.ts'

const corrections = wire(correctionsMachine)

/** Starts the list of pending corrections; loaded with its route. */
export const CorrectionsSpace = ({ boot }: { boot: Boot }) => (
  <Corrections actor={useActorRef(corrections)} withFederation={boot.federation === null} />
)
