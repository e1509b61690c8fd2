import { fromPromise } from 'xstate'
import * as z from 'zod/mini'
import type { BegunEntries } from '../../../machines/giver/reports/begun-entries.ts'
import { correctionKey, donationKey } from '../shared/kept-drafts.ts'
import { KEPT, recall } from './kept-on-device.ts'

const Kept = z.object({ until: z.number() })

const isKept = (key: string): boolean => {
  try {
    return recall(key, Kept) !== undefined
  } catch {
    return false
  }
}

/** The hunts whose entry is stored under a key that begins so; none if the storage is forbidden. */
function huntsUnder(prefix: string): number[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix) && isKept(key))
      .map((key) => Number(key.slice(prefix.length)))
      .toSorted((a, b) => a - b)
  } catch {
    return []
  }
}

const begunBy = (userId: number): BegunEntries => ({
  reports: huntsUnder(donationKey(userId, '')),
  corrections: huntsUnder(correctionKey(userId, '')),
})

/**
 * Waits until the unfinished entries of this giver on the device are others than those that are known,
 * and answers them.
 */
export const watchEntriesOf = (userId: number) =>
  fromPromise<BegunEntries, BegunEntries>(
    ({ input, signal }) =>
      new Promise((done) => {
        const tell = () => {
          const begun = begunBy(userId)
          if (JSON.stringify(begun) !== JSON.stringify(input)) done(begun)
        }
        // `storage`: another tab changed it.
        for (const event of [KEPT, 'storage']) addEventListener(event, tell, { signal })
        tell()
      }),
  )
