import { useActorRef } from '@xstate/react'
import { recalls } from '../actors/federations/recalls.ts'
import { Recalls } from '../screens/federations/recalls.tsx'

/** Starts the list of recalls; loaded with its route. */
export const RecallsSpace = () => <Recalls actor={useActorRef(recalls)} />
