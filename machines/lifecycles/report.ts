import { setup } from 'xstate'
import { limits } from '../../contract/limits.ts'

type Event = { type: 'report.amended' }

/** The lifecycle of the report of a hunt: what it said stays, what it says may be corrected. */
export const reportLifecycle = setup({
  types: {} as { events: Event },
  delays: {
    /** Whole days in France, counted from the first report. */
    AMENDMENT_DELAY: limits.correction.days * 86_400_000,
  },
}).createMachine({
  id: 'report',
  description: 'La vie du compte rendu d’une chasse, dont chaque version est gardée.',
  initial: 'recorded',
  states: {
    recorded: {
      description: 'La fédération est informée ; le responsable peut encore corriger pendant sept jours.',
      on: { 'report.amended': 'amended' },
      after: { AMENDMENT_DELAY: 'settled' },
    },
    amended: {
      description:
        'Le responsable a corrigé, en disant pourquoi ; il le peut encore jusqu’à la fin des sept jours.',
      on: { 'report.amended': 'amended' },
      after: { AMENDMENT_DELAY: 'settled' },
    },
    settled: {
      description: 'Les sept jours sont passés : le responsable ne corrige plus lui-même.',
    },
  },
})
