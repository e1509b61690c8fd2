import { fromPromise } from 'xstate'
import * as z from 'zod/mini'
import type { Correction, CorrectionDraft } from '../../../machines/giver/reports/correction-draft.ts'
import {
  type DonationDraft,
  isChosen,
  type Quantities,
} from '../../../machines/giver/reports/donation-draft.ts'
import { correctionKey, donationKey } from '../shared/kept-drafts.ts'
import { drop, keep, recall } from './kept-on-device.ts'

const Chosen = z.record(z.string(), z.record(z.string(), z.number().check(z.int(), z.gte(0), z.lte(10))))
const KeptReport = z.object({ until: z.number(), quantities: Chosen })
const KeptCorrection = z.object({
  until: z.number(),
  version: z.number(),
  quantities: Chosen,
  reason: z.string(),
})

/** The unfinished reports of one giver, stored on their device. */
export const draftsOf = (userId: number) => ({
  recallDraft: fromPromise<Quantities, { huntId: number }>(
    async ({ input }) => recall(donationKey(userId, input.huntId), KeptReport)?.quantities ?? {},
  ),
  keepDraft: (_: unknown, { huntId, quantities }: DonationDraft) =>
    keep(donationKey(userId, huntId), { quantities }, isChosen(quantities)),
  dropDraft: (_: unknown, { huntId }: DonationDraft) => drop(donationKey(userId, huntId)),
})

/** The unfinished corrections of one giver, stored likewise; one for another report version is deleted. */
export const correctionsOf = (userId: number) => ({
  recallCorrection: fromPromise<Correction, { huntId: number; version: number }>(async ({ input }) => {
    const key = correctionKey(userId, input.huntId)
    const kept = recall(key, KeptCorrection)
    if (kept?.version === input.version) return { quantities: kept.quantities, reason: kept.reason }
    if (kept) drop(key)
    return { quantities: {}, reason: '' }
  }),
  keepCorrection: (_: unknown, { huntId, ...correction }: CorrectionDraft) =>
    keep(
      correctionKey(userId, huntId),
      correction,
      isChosen(correction.quantities) || correction.reason.trim() !== '',
    ),
  dropCorrection: (_: unknown, { huntId }: CorrectionDraft) => drop(correctionKey(userId, huntId)),
})
