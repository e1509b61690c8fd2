import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Day, idOf, orElse, page, Paging } from '../fields.ts'

/** A past hunt without a report. `started_at`: its day; `days_late`: days since then, at least 1. */
export const OverdueHunt = z.object({
  id: z.number(),
  giver: z.object({ id: z.number(), name: z.string(), phone: z.nullable(z.string()) }),
  federation: z.nullable(z.string()),
  city: z.string(),
  started_at: z.string(),
  days_late: z.number(),
})
export type OverdueHunt = z.output<typeof OverdueHunt>

const bounds = {
  from: z.optional(Day),
  to: z.optional(Day),
  federation_id: z.optional(idOf('Cette fédération n’existe pas.')),
}

/**
 * The part of the list that a figure of the statistics counts: hunts between two days, both included, of
 * one federation's givers. An absent bound does not limit.
 */
export type OverdueFilter = z.output<z.ZodMiniObject<typeof bounds>>

/** The same filter in the page's URL: '' and 0 for no bound, as an invalid one. */
export const OverdueAddress = z.object({
  from: orElse(Day, ''),
  to: orElse(Day, ''),
  federation_id: orElse(idOf('Cette fédération n’existe pas.'), 0),
})
export type OverdueQuery = z.output<typeof OverdueAddress>

/** Lists past hunts without a report in the caller's federation, or all; oldest first. */
export const listOverdueHunts = endpoint('listOverdueHunts', {
  method: 'GET',
  path: '/api/v1/hunts/overdue',
  summary: 'Lister les chasses sans compte rendu',
  access: 'users.view',
  envelope: 'page',
  query: z.object({ ...Paging, ...bounds }),
  answer: page(OverdueHunt),
})

/** The calls about hunts without a report. */
export const overdueHuntCalls = { listOverdueHunts }
