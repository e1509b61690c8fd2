import { fromPromise } from 'xstate'
import * as z from 'zod/mini'
import type { KeptChoice, KeptFilters } from '../../../machines/giver/contact-filters.ts'
import { keep, recall } from './kept-on-device.ts'

const Kept = z.object({
  until: z.number(),
  choice: z.object({
    neverServed: z.optional(z.boolean()),
    near: z.optional(z.boolean()),
    phoneKnown: z.optional(z.boolean()),
    distance: z.optional(z.number()),
  }),
})

/** Where one giver’s filters for a hunt are stored: a key of the same form as those of unfinished reports. */
export const filtersKey = (userId: number, huntId: number) => `venaison.filters.v1.${userId}.${huntId}`

/** The filters that one giver chose for a hunt's contacts, stored on their device; never the search. */
export function filtersOf(userId: number) {
  const chosen = (huntId: number | null): KeptFilters =>
    huntId === null ? {} : (recall(filtersKey(userId, huntId), Kept)?.choice ?? {})
  return {
    recallFilters: fromPromise<KeptFilters, { huntId: number | null }>(async ({ input }) =>
      chosen(input.huntId),
    ),
    keepFilter: (_: unknown, { huntId, choice }: KeptChoice) => {
      if (huntId === null) return
      const all = { ...chosen(huntId), ...choice }
      const isFiltered = all.neverServed || all.near || all.phoneKnown || false
      keep(filtersKey(userId, huntId), { choice: all }, isFiltered)
    },
  }
}
