import { type AnyActorRef, assign, setup } from 'xstate'

type Context = { chosen: AnyActorRef | undefined }
type Event = { type: 'panel.toggled' } | { type: 'machine.chosen'; ref: AnyActorRef }

export const inspectorMachine = setup({
  types: {} as { context: Context; events: Event },
  actions: { choose: assign({ chosen: (_, { ref }: { ref: AnyActorRef }) => ref }) },
}).createMachine({
  id: 'inspector',
  description: 'Le panneau qui montre les machines de la page.',
  context: { chosen: undefined },
  initial: 'open',
  states: {
    open: {
      description: 'Le panneau est ouvert.',
      on: {
        'panel.toggled': { target: 'folded' },
        'machine.chosen': { actions: { type: 'choose', params: ({ event }) => event } },
      },
    },
    folded: {
      description: 'Seul le bouton qui ouvre le panneau est montré.',
      on: { 'panel.toggled': { target: 'open' } },
    },
  },
})
