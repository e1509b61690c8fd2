import { useActorRef } from '@xstate/react'
import { absences } from '../actors/users/absences.ts'
import { Absences } from '../screens/users/absences.tsx'

/** Starts the list of contested absences; loaded with its route. */
export const AbsencesSpace = () => <Absences actor={useActorRef(absences)} />
