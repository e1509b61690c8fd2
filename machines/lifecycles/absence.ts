import { setup } from 'xstate'

type Event =
  | { type: 'absence.contested' }
  | { type: 'absence.upheld' }
  | { type: 'absence.lifted' }
  | { type: 'absence.takenBack' }

/**
 * The lifecycle of an absence recorded by a giver. Only recorded and upheld absences affect the fair
 * order.
 */
export const absenceLifecycle = setup({ types: {} as { events: Event } }).createMachine({
  id: 'absence',
  description: 'Une absence notée par un responsable : elle peut être contestée auprès de la fédération.',
  initial: 'noted',
  states: {
    noted: {
      description: 'L’absence est notée ; elle compte.',
      on: { 'absence.contested': 'contested', 'absence.takenBack': 'takenBack' },
    },
    contested: {
      description: 'La personne la conteste ; elle ne compte pas tant que la fédération n’a pas décidé.',
      on: {
        'absence.contested': 'contested',
        'absence.upheld': 'upheld',
        'absence.lifted': 'lifted',
        'absence.takenBack': 'takenBack',
      },
    },
    upheld: {
      description: 'La fédération la maintient ; elle compte.',
      on: { 'absence.upheld': 'upheld', 'absence.takenBack': 'takenBack' },
    },
    lifted: {
      description: 'La fédération l’annule ; elle ne compte plus.',
      on: { 'absence.lifted': 'lifted' },
    },
    takenBack: {
      description: 'Le responsable l’avait notée par erreur ; le rendez-vous est de nouveau accepté.',
      type: 'final',
    },
  },
})
