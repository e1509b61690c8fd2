import { TooMany } from '../http/errors.ts'

/** Seconds after which somebody whose calls are under way may ask again. */
const SOON = 5

/**
 * The costly calls that each person has under way here: more than `most` at once would keep the
 * database from everybody else.
 */
export function makeCostlyCalls(most: number) {
  const running = new Map<number, number>()
  return {
    /**
     * Begins a call of a person and answers what ends it.
     * @throws TooMany
     */
    begin(userId: number): () => void {
      const count = running.get(userId) ?? 0
      if (count >= most) throw new TooMany(SOON, 'Vos demandes précédentes sont encore en cours.')
      running.set(userId, count + 1)
      let isOver = false
      return () => {
        if (isOver) return
        isOver = true
        const left = (running.get(userId) ?? 1) - 1
        if (left > 0) running.set(userId, left)
        else running.delete(userId)
      }
    },
  }
}
export type CostlyCalls = ReturnType<typeof makeCostlyCalls>
