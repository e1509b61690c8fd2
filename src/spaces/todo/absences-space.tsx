import type { Boot } from '../../../contract/shared/session.ts'
import { useActorRef } from '@xstate/react'
import { Absences } from '../../screens/users/todo/absences.tsx'
import { absencesMachine } from '../../../machines/users/todo/absences.ts'
import { wire } from '../../actors/wire.ts'

const absences = wire(absencesMachine)

/** Starts the list of contested absences; loaded with its route. */
export const AbsencesSpace = ({ boot }: { boot: Boot }) => (
  <Absences actor={useActorRef(absences)} withFederation={boot.federation === null} />
)
