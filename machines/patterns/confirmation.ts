/** The answers to a confirmation dialog (spec §8 « Confirm dialog »). */
export type ConfirmationEvent = { type: 'question.confirmed' } | { type: 'question.cancelled' }
