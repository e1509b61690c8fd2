import { assign, sendTo, setup } from 'xstate'
import type { Sample } from '../../../contract/federations/samples.ts'
import { limits } from '../../../contract/limits.ts'
import { sampleFormMachine } from './sample-form.ts'
import { sampleListMachine } from './sample-list.ts'

/**
 * `sample`: the one whose window is open, null for a new one. `isNational`: the person sees all
 * federations.
 */
type Context = { isNational: boolean; sample: Sample | null }
type Event =
  | { type: 'list.refreshed' }
  | { type: 'creation.requested' }
  | { type: 'edition.requested'; sample: Sample }

/** The samples of a federation: taken, pending, and their results. */
export const samplesMachine = setup({
  types: {} as {
    context: Context
    events: Event
    input: { isNational: boolean }
    children: { sampleList: 'sampleList'; sampleForm: 'sampleForm' }
  },
  actors: { sampleList: sampleListMachine, sampleForm: sampleFormMachine },
  guards: { hasChanged: (_, { output }: { output: { changed: boolean } }) => output.changed },
  actions: {
    rememberSample: assign({ sample: (_, { sample }: { sample: Sample }) => sample }),
    forgetSample: assign({ sample: null }),
    rereadList: sendTo('sampleList', { type: 'list.outdated' }),
  },
}).createMachine({
  id: 'samples',
  description: 'La fédération suit les prélèvements de sangliers et saisit leurs résultats.',
  context: ({ input }) => ({ ...input, sample: null }),
  initial: 'closed',
  invoke: { id: 'sampleList', src: 'sampleList', input: { where: {}, perPage: limits.pastHunts } },
  states: {
    closed: {
      description: 'Les prélèvements sont montrés ; aucune fenêtre n’est ouverte.',
      on: {
        'list.refreshed': { actions: 'rereadList' },
        'creation.requested': 'editing',
        'edition.requested': {
          target: 'editing',
          actions: { type: 'rememberSample', params: ({ event }) => event },
        },
      },
    },
    editing: {
      description: 'Un prélèvement est noté, ou ce qu’il est devenu.',
      exit: 'forgetSample',
      invoke: {
        id: 'sampleForm',
        src: 'sampleForm',
        input: ({ context: { sample, isNational } }) => ({ sample, isNational }),
        onDone: [
          {
            guard: { type: 'hasChanged', params: ({ event }) => event },
            target: 'closed',
            actions: 'rereadList',
          },
          { target: 'closed' },
        ],
      },
    },
  },
})
