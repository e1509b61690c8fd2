import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

/** How far a recall is (`machines/lifecycles/recall.ts`). */
export const RecallState = z.enum(['opened', 'closed', 'lifted'])
export type RecallState = z.output<typeof RecallState>

/** Whether somebody whom a recall concerns knows of it (`machines/lifecycles/recall-receiver.ts`). */
export const RecallReceiverState = z.enum(['toTell', 'told', 'acknowledged', 'reached', 'unreachable'])
export type RecallReceiverState = z.output<typeof RecallReceiverState>

/** Game that is recalled: of which hunt, and its tag where one was noted. */
export const RecalledGame = z.object({
  label: z.string(),
  tag: z.nullable(z.string()),
  started_at: z.string(),
  city: z.string(),
})
export type RecalledGame = z.output<typeof RecalledGame>

/**
 * How many people a recall would concern: `with_email` of them are written to, `with_phone` may be called,
 * `out_of_reach` have neither. Whoever an earlier recall of the same told is among them.
 */
export const RecallPreview = z.object({
  people: z.number(),
  with_email: z.number(),
  with_phone: z.number(),
  out_of_reach: z.number(),
})
export type RecallPreview = z.output<typeof RecallPreview>

/** How many people within the caller's federation, or anywhere, have yet to be told of a recall or to confirm. */
export const countRecalls = endpoint({
  method: 'GET',
  path: '/api/v1/recalls/count',
  summary: 'Compter les personnes à prévenir d’un rappel',
  access: 'users.write',
  envelope: 'data',
  answer: z.object({ waiting: z.number() }),
})
