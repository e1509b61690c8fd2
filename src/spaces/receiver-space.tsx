import { useActorRef } from '@xstate/react'
import { useSearchParams } from 'react-router-dom'
import { receiverHome } from '../actors/receiver/receiver-home.ts'
import { ownRecalls } from '../actors/receiver/own-recalls.ts'
import { leavingMachine } from '../../machines/receiver/leaving.ts'
import { useLeaving } from './use-leaving.ts'
import { askedProblem } from '../routes/receiver-window-url.ts'
import { Leaving } from '../screens/receiver/leaving.tsx'
import { EntryGuard } from '../ui/dialogs/page-guard.tsx'
import { OwnRecalls } from '../screens/receiver/own-recalls.tsx'
import { ReceiverHome } from '../screens/receiver/receiver-home.tsx'
import { today } from '../words/words.ts'

/**
 * Starts the receiver's home, and asks before it is left with unsaved entries; loaded with its route
 * only.
 */
export function ReceiverSpace() {
  const [params] = useSearchParams()
  const actor = useActorRef(receiverHome, { input: { today: today(), asked: askedProblem(params) } })
  const recalls = useActorRef(ownRecalls)
  const leaving = useActorRef(leavingMachine)
  const beginEntry = useLeaving(leaving)
  return (
    <EntryGuard value={beginEntry}>
      <ReceiverHome actor={actor}>
        <OwnRecalls actor={recalls} />
      </ReceiverHome>
      <Leaving actor={leaving} />
    </EntryGuard>
  )
}
