import type { ServerResponse } from 'node:http'
import { TooMany } from '../http/errors.ts'

/** Value of `Retry-After`, in seconds, for a person with too many calls in progress. */
const SOON = 5

/**
 * Limits the expensive calls in progress per person: more than `most` at once could block the database
 * for everybody else.
 */
export function makeCostlyCalls(most: number) {
  const running = new Map<number, number>()
  function end(userId: number): void {
    const left = (running.get(userId) ?? 1) - 1
    if (left > 0) running.set(userId, left)
    else running.delete(userId)
  }
  return {
    /**
     * Runs an expensive call. It counts as in progress until the work has ended and the answer was sent:
     * a client that does not read still uses memory, and one that disconnects does not stop the database.
     * @throws TooMany
     */
    async during<T>(userId: number, answer: ServerResponse, work: () => Promise<T>): Promise<T> {
      const count = running.get(userId) ?? 0
      if (count >= most) throw new TooMany(SOON, 'Vos demandes précédentes sont encore en cours.')
      running.set(userId, count + 1)
      try {
        return await work()
      } finally {
        if (answer.closed) end(userId)
        else answer.once('close', () => end(userId))
      }
    },
  }
}
export type CostlyCalls = ReturnType<typeof makeCostlyCalls>
