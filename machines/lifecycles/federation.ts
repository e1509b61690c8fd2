import { setup } from 'xstate'

type Event =
  | { type: 'federation.edited' }
  | { type: 'federation.initialised' }
  | { type: 'retrievers.imported' }
  | { type: 'federation.deleted' }

/** The lifecycle of a federation (spec §4 « Federation »). */
export const federationLifecycle = setup({
  types: {} as { events: Event },
}).createMachine({
  id: 'federation',
  description: 'La vie d’une fédération, de sa création à l’import de ses adhérents.',
  initial: 'uninitialised',
  states: {
    uninitialised: {
      description: 'La fédération n’a pas encore de communes ; elle peut être initialisée ou supprimée.',
      on: {
        'federation.edited': 'uninitialised',
        'federation.initialised': 'initialised',
        'federation.deleted': 'deleted',
      },
    },
    initialised: {
      description: 'La fédération a ses communes ; ses adhérents peuvent être importés.',
      on: {
        'federation.edited': 'initialised',
        'retrievers.imported': 'initialised',
      },
    },
    deleted: {
      description: 'La fédération a été supprimée.',
      type: 'final',
    },
  },
})
