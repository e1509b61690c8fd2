/** The answers to the question that is asked before something grave (spec §8 « Confirm dialog »). */
export type ConfirmationEvent = { type: 'question.confirmed' } | { type: 'question.cancelled' }
