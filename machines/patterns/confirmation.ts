import { setup } from 'xstate'

/** What is asked before an act that cannot be undone; the wordings default to those of spec §8. */
export type Question = { message?: string; cancel?: string; confirm?: string }
type Event = { type: 'question.confirmed' } | { type: 'question.cancelled' }

/** Asks a person to confirm; its output says whether they did. */
export const confirmationMachine = setup({
  types: {} as {
    context: Required<Question>
    events: Event
    input: Question
    output: { confirmed: boolean }
  },
}).createMachine({
  id: 'confirmation',
  description: 'Une personne confirme ou abandonne un geste important.',
  context: ({ input }) => ({
    message: input.message ?? 'Êtes-vous sûrs ?',
    cancel: input.cancel ?? 'Annuler',
    confirm: input.confirm ?? 'Valider',
  }),
  initial: 'asking',
  output: ({ event }) => event.output as { confirmed: boolean },
  states: {
    asking: {
      description: 'La question est posée ; rien n’est encore fait.',
      on: { 'question.confirmed': 'confirmed', 'question.cancelled': 'cancelled' },
    },
    confirmed: { description: 'La personne a dit oui.', type: 'final', output: { confirmed: true } },
    cancelled: { description: 'La personne a renoncé.', type: 'final', output: { confirmed: false } },
  },
})
