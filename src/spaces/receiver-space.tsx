import { useActorRef, useSelector } from '@xstate/react'
import { useSearchParams } from 'react-router-dom'
import type { User } from '../../contract/shared/users.ts'
import { leavingMachine } from '../../machines/receiver/leaving.ts'
import { useLeaving } from './use-leaving.ts'
import { askedProblem } from '../routes/receiver-window-url.ts'
import { Leaving } from '../screens/receiver/leaving.tsx'
import { EntryGuard } from '../ui/dialogs/page-guard.tsx'
import { useSettledAddress } from '../ui/dialogs/window-history.ts'
import { OwnRecalls } from '../screens/receiver/own-recalls.tsx'
import { ReceiverHome } from '../screens/receiver/receiver-home.tsx'
import { useToday } from './use-today.ts'
import { receiverHomeMachine } from '../../machines/receiver/receiver-home.ts'
import { ownRecallsMachine } from '../../machines/receiver/own-recalls.ts'
import { wire } from '../actors/wire.ts'
import { timeZoneOf } from '../../contract/overseas-time-zones.ts'

const receiverHome = wire(receiverHomeMachine)
const ownRecalls = wire(ownRecallsMachine)

/** The receiver's home, anew each day; loaded with its route only. */
export function ReceiverSpace({ user }: { user: User }) {
  const today = useToday(timeZoneOf(user.city))
  return <Home key={today} today={today} />
}

/** Starts the receiver's home, and asks before it is left with unsaved entries. */
function Home({ today }: { today: string }) {
  const [params] = useSearchParams()
  const actor = useActorRef(receiverHome, { input: { today, asked: askedProblem(params) } })
  const received = useSelector(actor, ({ children }) => children.receivedAnimals)
  const isSettled = useSelector(received, (state) => state?.matches('listed') ?? false)
  useSettledAddress(isSettled, ['problem'])
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
