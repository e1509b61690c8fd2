import * as z from 'zod/mini'

/** Characters of the giver's words about a call. */
export const CALL_WORDS = 120

/** The outcome of a call to a contact. */
export const CallOutcome = z.enum(['called', 'interested', 'declined', 'callBack'], {
  error: 'Choisissez ce que l’appel a donné.',
})
export type CallOutcome = z.output<typeof CallOutcome>

/** A giver's private note about a call to a contact; at least one of both is not null. */
export const CallNote = z.object({ outcome: z.nullable(CallOutcome), text: z.nullable(z.string()) })
export type CallNote = z.output<typeof CallNote>
