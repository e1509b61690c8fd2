import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { receiverHomeMachine } from '../../../machines/receiver/receiver-home.ts'
import type { Waiting } from '../patterns/overload-notice.tsx'

/** Of what still waits for an overloaded server. */
const secondsOf = (
  read: { matches: (state: 'throttled') => boolean; context: { secondsToWait: number } } | undefined,
) => (read?.matches('throttled') ? read.context.secondsToWait : null)

/** Which parts of the receiver’s home wait for an overloaded server. */
export function useReceiverWaits(actor: ActorRefFrom<typeof receiverHomeMachine>): Waiting[] {
  const home = useSelector(actor, (snapshot) => snapshot)
  const { reachability, ownOffers, receivedAnimals, availabilities } = home.children
  const { secondsToCount, secondsToWait } = home.context
  return [
    {
      secondsToWait: home.matches({ contacts: 'throttled' }) ? secondsToCount : null,
      onRetry: () => actor.send({ type: 'count.retried' }),
    },
    {
      secondsToWait: home.matches({ preferences: 'throttled' }) ? secondsToWait : null,
      onRetry: () => actor.send({ type: 'preferences.retried' }),
    },
    {
      secondsToWait: useSelector(reachability, secondsOf),
      onRetry: () => reachability?.send({ type: 'reading.retried' }),
    },
    {
      secondsToWait: useSelector(ownOffers, secondsOf),
      onRetry: () => ownOffers?.send({ type: 'offers.retried' }),
    },
    {
      secondsToWait: useSelector(receivedAnimals, secondsOf),
      onRetry: () => receivedAnimals?.send({ type: 'animals.retried' }),
    },
    {
      secondsToWait: useSelector(availabilities, secondsOf),
      onRetry: () => availabilities?.send({ type: 'loading.retried' }),
    },
  ]
}
