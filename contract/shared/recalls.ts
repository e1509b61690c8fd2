import * as z from 'zod/mini'

/** The states of a recall (`machines/lifecycles/recall.ts`). */
export const RecallState = z.enum(['opened', 'closed', 'lifted'])
export type RecallState = z.output<typeof RecallState>

/** Whether a person affected by a recall is aware of it (`machines/lifecycles/recall-receiver.ts`). */
export const RecallReceiverState = z.enum(['toTell', 'told', 'acknowledged', 'reached', 'unreachable'])
export type RecallReceiverState = z.output<typeof RecallReceiverState>

/** Recalled game: its hunt, and its tag if one was noted. */
export const RecalledGame = z.object({
  label: z.string(),
  tag: z.nullable(z.string()),
  started_at: z.string(),
  city: z.string(),
})
export type RecalledGame = z.output<typeof RecalledGame>

/**
 * The number of people that a recall would affect: `with_email` are notified by mail, `with_phone` can be
 * called, `out_of_reach` have neither. People notified by an earlier recall of the same game are
 * included.
 */
export const RecallPreview = z.object({
  people: z.number(),
  with_email: z.number(),
  with_phone: z.number(),
  out_of_reach: z.number(),
})
export type RecallPreview = z.output<typeof RecallPreview>

/** A person of an open recall who was not told, or has not confirmed; `opened_at`: of the recall. */
export const PersonToTell = z.object({
  id: z.number(),
  name: z.string(),
  phone: z.nullable(z.string()),
  opened_at: z.string(),
})
export type PersonToTell = z.output<typeof PersonToTell>
