import { fromPromise } from 'xstate'
import * as z from 'zod/mini'
import type { Correction, CorrectionDraft } from '../../../machines/giver/reports/correction-draft.ts'
import type { DonationDraft, Quantities } from '../../../machines/giver/reports/donation-draft.ts'

/** The key contains the version, so that a draft of another shape is never read. */
const keyOf = (userId: number, huntId: number) => `venaison.donation.v1.${userId}.${huntId}`

const correctionKeyOf = (userId: number, huntId: number) => `venaison.correction.v1.${userId}.${huntId}`

const Draft = z.record(z.string(), z.record(z.string(), z.number().check(z.int(), z.gte(0), z.lte(10))))

/** The unfinished reports of one giver, kept on their device; a full or forbidden storage is not an error. */
export const draftsOf = (userId: number) => ({
  recallDraft: fromPromise<Quantities, { huntId: number }>(async ({ input }) => {
    const read = Draft.safeParse(JSON.parse(localStorage.getItem(keyOf(userId, input.huntId)) ?? '{}'))
    return read.success ? read.data : {}
  }),
  keepDraft: (_: unknown, { huntId, quantities }: DonationDraft) => {
    try {
      localStorage.setItem(keyOf(userId, huntId), JSON.stringify(quantities))
    } catch {
      // The entry stays on the page; only its copy on the device is missing.
    }
  },
  dropDraft: (_: unknown, { huntId }: DonationDraft) => localStorage.removeItem(keyOf(userId, huntId)),
})

const KeptCorrection = z.object({ version: z.number(), quantities: Draft, reason: z.string() })

/** The unfinished corrections of one giver, kept likewise; one of another version of the report is none. */
export const correctionsOf = (userId: number) => ({
  recallCorrection: fromPromise<Correction, { huntId: number; version: number }>(async ({ input }) => {
    const kept = localStorage.getItem(correctionKeyOf(userId, input.huntId))
    const read = KeptCorrection.safeParse(JSON.parse(kept ?? '{}'))
    return read.success && read.data.version === input.version
      ? { quantities: read.data.quantities, reason: read.data.reason }
      : { quantities: {}, reason: '' }
  }),
  keepCorrection: (_: unknown, { huntId, ...correction }: CorrectionDraft) => {
    try {
      localStorage.setItem(correctionKeyOf(userId, huntId), JSON.stringify(correction))
    } catch {
      // As above.
    }
  },
  dropCorrection: (_: unknown, { huntId }: CorrectionDraft) =>
    localStorage.removeItem(correctionKeyOf(userId, huntId)),
})
