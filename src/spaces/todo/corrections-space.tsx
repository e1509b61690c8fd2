import { useActorRef } from '@xstate/react'
import { corrections } from '../../actors/users/todo/corrections.ts'
import { Corrections } from '../../screens/users/todo/corrections.tsx'

/** Starts the list of pending corrections; loaded with its route. */
export const CorrectionsSpace = () => <Corrections actor={useActorRef(corrections)} />
