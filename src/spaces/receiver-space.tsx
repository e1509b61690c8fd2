import { useActorRef } from '@xstate/react'
import { receiverHome } from '../actors/receiver/receiver-home.ts'
import { ownRecalls } from '../actors/receiver/own-recalls.ts'
import { OwnRecalls } from '../screens/receiver/own-recalls.tsx'
import { ReceiverHome } from '../screens/receiver/receiver-home.tsx'
import { today } from '../words/words.ts'

/** Starts the receiver's home; loaded with its route only. */
export function ReceiverSpace() {
  const actor = useActorRef(receiverHome, { input: { today: today() } })
  const recalls = useActorRef(ownRecalls)
  return (
    <ReceiverHome actor={actor}>
      <OwnRecalls actor={recalls} />
    </ReceiverHome>
  )
}
