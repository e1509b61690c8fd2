import pg from 'pg'
import type { Pause } from './advisory-lock.ts'

/** The SQLSTATEs of a lock time-out and of a deadlock, which the same transaction may not meet again. */
const BUSY = /^(55P03|40P01)$/

/**
 * Milliseconds between attempts, so that what queued behind one is served before the next. Together
 * longer than a transaction of the application may be idle.
 */
const PAUSES = [1000, 2000, 4000, 8000, 16_000, 32_000]

export const isBusy = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && BUSY.test(error.code ?? '')

/** Makes the attempt again, after growing pauses, while it fails for a lock that others hold. */
export async function patiently<T>(attempt: () => Promise<T>, pause: Pause): Promise<T> {
  for (const ms of PAUSES) {
    try {
      return await attempt()
    } catch (error) {
      if (!isBusy(error)) throw error
    }
    await pause(ms)
  }
  return attempt()
}
