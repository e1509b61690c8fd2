import { setup } from 'xstate'

type Event =
  | { type: 'hunt.edited' }
  | { type: 'hunt.deleted' }
  | { type: 'contacts.obtained' }
  | { type: 'animals.changed' }
  | { type: 'offers.made' }
  | { type: 'day.ended' }
  | { type: 'donations.reported' }

/** The lifecycle of a hunt (spec §4). */
export const huntLifecycle = setup({
  types: {} as { events: Event },
}).createMachine({
  id: 'hunt',
  description: 'La vie d’une chasse, de sa prévision à l’information de la fédération.',
  initial: 'planned',
  states: {
    planned: {
      description: 'La chasse est prévue ; elle peut encore être modifiée ou supprimée.',
      on: {
        'hunt.edited': 'planned',
        'hunt.deleted': 'deleted',
        'contacts.obtained': 'planned',
        'animals.changed': 'planned',
        'offers.made': 'planned',
        'day.ended': 'informed',
      },
    },
    informed: {
      description: 'La journée de chasse est passée ; le responsable doit dire qui a reçu quoi.',
      on: {
        'contacts.obtained': 'informed',
        'animals.changed': 'informed',
        'offers.made': 'informed',
        'donations.reported': 'finished',
      },
    },
    finished: {
      description: 'La fédération est informée ; plus rien ne change.',
      type: 'final',
    },
    deleted: {
      description: 'La chasse prévue a été supprimée.',
      type: 'final',
    },
  },
})
