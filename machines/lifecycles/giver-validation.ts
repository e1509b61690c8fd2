import { setup } from 'xstate'

type Event =
  | { type: 'retriever.matched' }
  | { type: 'retriever.unmatched' }
  | { type: 'giver.validated' }
  | { type: 'giver.banned' }

/** The lifecycle of a federation's decision about a giver (spec §4 « Giver validation_type »). */
export const giverValidationLifecycle = setup({
  types: {} as { events: Event },
}).createMachine({
  id: 'giverValidation',
  description: 'La décision de la fédération sur le compte d’un responsable de territoire.',
  initial: 'waiting',
  states: {
    waiting: {
      description: 'Le compte attend la décision de la fédération.',
      on: {
        'retriever.matched': 'auto',
        'giver.validated': 'manual',
        'giver.banned': 'ban',
      },
    },
    auto: {
      description: 'Le compte correspond à un adhérent connu ; personne n’a eu à en décider.',
      on: { 'retriever.unmatched': 'waiting' },
    },
    manual: {
      description: 'Le compte a été validé par une personne de la fédération.',
      type: 'final',
    },
    ban: {
      description: 'La fédération a refusé le compte ; elle peut revenir sur sa décision.',
      on: { 'giver.validated': 'manual' },
    },
  },
})
