import { fromPromise } from 'xstate'
import * as z from 'zod/mini'
import type { BegunEntries } from '../../../machines/giver/reports/begun-entries.ts'
import { correctionKey, donationKey, keysOf } from '../shared/kept-drafts.ts'
import { isKept, KEPT, recall } from './kept-on-device.ts'

const Kept = z.object({ until: z.number() })

/** The hunts whose entry is stored under a key that begins so. */
const huntsUnder = (prefix: string): number[] =>
  keysOf([prefix])
    .filter((key) => isKept(key) && recall(key, Kept) !== undefined)
    .map((key) => Number(key.slice(prefix.length)))
    .toSorted((a, b) => a - b)

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
