import type { ServerResponse } from 'node:http'
import { TooMany } from '../http/errors.ts'

/** Seconds after which somebody whose calls are under way may ask again. */
const SOON = 5

/**
 * The costly calls that each person has under way here: more than `most` at once would keep the
 * database from everybody else.
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
     * Does the work of a call of a person. It is under way until the work has ended and the answer was
     * sent: who does not read holds memory, and who hangs up does not stop the database.
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
