import { useEffect } from 'react'
import type { Actor, AnyActorLogic, OutputFrom } from 'xstate'

/** Calls `onDone` with the output of an actor once it is done. */
export function useOutput<T extends AnyActorLogic>(
  actor: Actor<T>,
  onDone: (output: NonNullable<OutputFrom<T>>) => void,
): void {
  useEffect(() => {
    const { unsubscribe } = actor.subscribe({
      complete: () => {
        const { output } = actor.getSnapshot()
        if (output) onDone(output)
      },
    })
    return unsubscribe
  }, [actor, onDone])
}
