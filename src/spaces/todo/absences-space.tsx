import type { Boot } from '../../../contract/shared/session.ts'
import { useActorRef } from '@xstate/react'
import { absences } from '../../actors/users/todo/absences.ts'
import { Absences } from '../../screens/users/todo/absences.tsx'

/** Starts the list of contested absences; loaded with its route. */
export const AbsencesSpace = ({ boot }: { boot: Boot }) => (
  <Absences actor={useActorRef(absences)} withFederation={boot.federation === null} />
)
