import * as z from 'zod/mini'
import { game, maybe, text } from './own-data-parts.ts'

const says = z.array(z.object({ receiver: text, ...game }))

/** A version of a giver's report. */
export const OwnVersion = z.object({
  hunt_started_at: text,
  version: z.number(),
  recorded_at: text,
  reason: maybe,
  says,
})

/** A correction that a giver requested. */
export const OwnCorrection = z.object({
  hunt_started_at: text,
  asked_at: text,
  reason: maybe,
  decided_at: maybe,
  answer: maybe,
  says,
})

/** What a report version states that a receiver got. `number` is null for a requested correction. */
export const OwnReported = z.object({
  hunt_started_at: text,
  giver: text,
  version: z.nullable(z.number()),
  recorded_at: text,
  ...game,
})
