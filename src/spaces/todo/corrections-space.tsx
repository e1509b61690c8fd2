import type { Boot } from '../../../contract/shared/session.ts'
import { useActorRef } from '@xstate/react'
import { corrections } from '../../actors/users/todo/corrections.ts'
import { Corrections } from '../../screens/users/todo/corrections.tsx'

/** Starts the list of pending corrections; loaded with its route. */
export const CorrectionsSpace = ({ boot }: { boot: Boot }) => (
  <Corrections actor={useActorRef(corrections)} withFederation={boot.federation === null} />
)
