import { setup } from 'xstate'
import { DAY } from '../../contract/days.ts'
import { limits } from '../../contract/limits.ts'

type Event =
  | { type: 'report.amended' }
  | { type: 'correction.requested' }
  | { type: 'correction.accepted' }
  | { type: 'correction.refused' }

/** The lifecycle of a hunt's report. Versions are kept; the report may be corrected. */
export const reportLifecycle = setup({
  types: {} as { events: Event },
  delays: {
    /** In whole days in France, from the first report. */
    AMENDMENT_DELAY: limits.correction.days * DAY,
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
      description: 'Les sept jours sont passés : le responsable demande ses corrections à la fédération.',
      on: { 'correction.requested': 'requested' },
    },
    requested: {
      description: 'Une correction attend la réponse de la fédération ; le compte rendu reste comme il est.',
      on: { 'correction.accepted': 'accepted', 'correction.refused': 'refused' },
    },
    accepted: {
      description: 'La fédération a accepté : la correction est la dernière version.',
      on: { 'correction.requested': 'requested' },
    },
    refused: {
      description: 'La fédération a refusé, en disant pourquoi ; le compte rendu reste comme il est.',
      on: { 'correction.requested': 'requested' },
    },
  },
})
