/**
 * The questions before an entry of a command is lost: before it was sent, and after sending it failed. The
 * chart's states `confirming`, `failed`, `abandoned` and `outdated` are those of `command-states.ts`.
 */
export const unsentEntryStates = {
  discarding: {
    description: 'La personne allait renoncer ; on demande si elle abandonne ce qu’elle a saisi.',
    on: { 'question.confirmed': 'abandoned', 'question.cancelled': 'confirming' },
  },
  givingUp: {
    description:
      'La demande n’a pas abouti, et la personne allait renoncer ; on demande si elle abandonne sa saisie.',
    on: { 'question.confirmed': 'outdated', 'question.cancelled': 'failed' },
  },
} as const

/** What « Annuler » does at a command's question. */
export const leavingQuestion = [{ guard: 'hasEntry', target: 'discarding' }, { target: 'abandoned' }] as const
