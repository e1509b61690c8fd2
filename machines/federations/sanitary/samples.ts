import { assign, sendTo, setup } from 'xstate'
import { readSample, type Sample } from '../../../contract/federations/samples.ts'
import { limits } from '../../../contract/limits.ts'
import { call } from '../../patterns/calls.ts'
import { failureGuards, shellActions } from '../../patterns/failures.ts'
import { arriving, type Asked, askedGuards, readingAsked } from './asked-draft.ts'
import { nextStates } from './sample-draft.ts'
import { sampleFormMachine } from './sample-form.ts'
import { sampleListMachine } from './sample-list.ts'
import { tagClaimListMachine } from './tag-claim-list.ts'
import { leadingBack, windowGuards } from '../../patterns/windows.ts'

/** `isNational`: the person sees all federations. */
type Input = Asked & { isNational: boolean }
/** `sample`: the one whose window is open, null for a new one. */
type Context = Input & { sample: Sample | null }
type Event =
  | { type: 'list.refreshed' }
  | { type: 'creation.requested' }
  | { type: 'window.closed' }
  | { type: 'edition.requested'; sample: Sample }

/** The samples of a federation: taken, pending, and their results. */
export const samplesMachine = setup({
  types: {} as {
    context: Context
    events: Event
    input: Input
    children: { sampleList: 'sampleList'; tagClaimList: 'tagClaimList'; sampleForm: 'sampleForm' }
  },
  actors: {
    readSample: call(readSample),
    sampleList: sampleListMachine,
    tagClaimList: tagClaimListMachine,
    sampleForm: sampleFormMachine,
  },
  guards: {
    ...failureGuards,
    ...askedGuards,
    mayGoOn: (_, { output }: { output: Sample }) => nextStates(output).length > 0,
    ...windowGuards,
  },
  actions: {
    ...shellActions,
    rememberRead: assign({ sample: (_, { output }: { output: Sample }) => output }),
    rememberSample: assign({ sample: (_, { sample }: { sample: Sample }) => sample }),
    forgetSample: assign({ sample: null }),
    rereadList: sendTo('sampleList', { type: 'list.outdated' }),
    rereadClaims: sendTo('tagClaimList', { type: 'list.outdated' }),
  },
}).createMachine({
  id: 'samples',
  description: 'La fédération suit les prélèvements de sangliers et saisit leurs résultats.',
  context: ({ input }) => ({ ...input, sample: null }),
  initial: 'arriving',
  invoke: [
    { id: 'sampleList', src: 'sampleList', input: { where: {}, perPage: limits.pastHunts } },
    { id: 'tagClaimList', src: 'tagClaimList', input: { where: {}, perPage: limits.pastHunts } },
  ],
  states: {
    arriving,
    reading: {
      description: 'Le prélèvement que l’adresse nomme est lu.',
      ...readingAsked({
        src: 'readSample',
        guard: 'mayGoOn',
        unchangeable: 'Il n’y a plus rien à noter de ce prélèvement.',
        missing: 'Ce prélèvement est introuvable.',
      }),
    },
    closed: {
      description: 'Les prélèvements sont montrés ; aucune fenêtre n’est ouverte.',
      on: {
        'list.refreshed': { actions: ['rereadList', 'rereadClaims'] },
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
        onDone: leadingBack(
          {
            target: 'closed',
            actions: 'rereadList',
          },
          'closed',
        ),
      },
    },
  },
})
