import { assign, sendTo, setup } from 'xstate'
import type { RecallReceiver } from '../../../contract/federations/recall-receivers.ts'
import type { Recall } from '../../../contract/federations/recalls.ts'
import { limits } from '../../../contract/limits.ts'
import { recallFormMachine } from './recall-form.ts'
import { recallGivingUpMachine } from './recall-giving-up.ts'
import { recallLiftingMachine } from './recall-lifting.ts'
import { recallListMachine } from './recall-list.ts'
import { recallReachedMachine } from './recall-reached.ts'
import { recallUnreachableMachine } from './recall-unreachable.ts'
import { type Children, openWindow, leadingBack, windowGuards } from '../../patterns/windows.ts'

/** `isNational`: the person sees all federations. `isAdditionAsked`: the URL names the form of a new recall. */
type Input = { isNational: boolean; isAdditionAsked?: boolean }
/** `receiver`: the person who was called. `recall`: the one being lifted. */
type Context = Input & { receiver: RecallReceiver | null; recall: Recall | null }
type Event =
  | { type: 'list.refreshed' }
  | { type: 'creation.requested' }
  | { type: 'recallLifting.requested'; recall: Recall }
  | { type: 'reached.requested'; receiver: RecallReceiver }
  | { type: 'unreachable.requested'; receiver: RecallReceiver }
  | { type: 'givingUp.requested'; receiver: RecallReceiver }

type Given = { context: Context }
const onReceiver = ({ context }: Given) => ({ subject: context.receiver! })
/** Where the windows lead: the list is read again if it may have changed. */
const back = leadingBack({ target: 'closed', actions: 'rereadList' }, 'closed')

const actors = {
  recallList: recallListMachine,
  recallForm: recallFormMachine,
  recallLifting: recallLiftingMachine,
  recallReached: recallReachedMachine,
  recallUnreachable: recallUnreachableMachine,
  recallGivingUp: recallGivingUpMachine,
}

/** The recalls of a federation: who was notified, who must be called, outcomes of calls; opens new ones. */
export const recallsMachine = setup({
  types: {} as {
    context: Context
    events: Event
    input: Input
    children: Children<typeof actors>
  },
  actors,
  guards: {
    isAdditionAsked: ({ context }) => context.isAdditionAsked === true,
    ...windowGuards,
  },
  actions: {
    rememberReceiver: assign({ receiver: (_, { receiver }: { receiver: RecallReceiver }) => receiver }),
    forgetReceiver: assign({ receiver: null }),
    rememberRecall: assign({ recall: (_, { recall }: { recall: Recall }) => recall }),
    forgetRecall: assign({ recall: null }),
    rereadList: sendTo('recallList', { type: 'list.outdated' }),
  },
}).createMachine({
  id: 'recalls',
  description: 'La fédération rappelle du gibier, voit qui est prévenu, et appelle les autres.',
  context: ({ input }) => ({ ...input, receiver: null, recall: null }),
  initial: 'arriving',
  invoke: { id: 'recallList', src: 'recallList', input: { where: {}, perPage: limits.pastHunts } },
  states: {
    arriving: {
      description: 'L’adresse de la page nomme peut-être le formulaire d’un rappel, qui s’ouvre alors.',
      always: [{ guard: 'isAdditionAsked', target: 'opening' }, { target: 'closed' }],
    },
    closed: {
      description: 'Les rappels sont montrés ; aucune fenêtre n’est ouverte.',
      on: {
        'list.refreshed': { actions: 'rereadList' },
        'creation.requested': 'opening',
        'recallLifting.requested': {
          target: 'lifting',
          actions: { type: 'rememberRecall', params: ({ event }) => event },
        },
        'reached.requested': {
          target: 'notingReached',
          actions: { type: 'rememberReceiver', params: ({ event }) => event },
        },
        'unreachable.requested': {
          target: 'missing',
          actions: { type: 'rememberReceiver', params: ({ event }) => event },
        },
        'givingUp.requested': {
          target: 'givingUp',
          actions: { type: 'rememberReceiver', params: ({ event }) => event },
        },
      },
    },
    opening: openWindow(
      'recallForm',
      'La fédération ouvre un rappel.',
      ({ context: { isNational } }: Given) => ({ isNational }),
      back,
    ),
    lifting: {
      exit: 'forgetRecall',
      ...openWindow(
        'recallLifting',
        'La fédération lève un rappel ouvert par erreur.',
        ({ context }: Given) => ({ subject: context.recall! }),
        back,
      ),
    },
    notingReached: {
      exit: 'forgetReceiver',
      ...openWindow(
        'recallReached',
        'On note qu’une personne a été jointe, après confirmation.',
        onReceiver,
        back,
      ),
    },
    missing: {
      exit: 'forgetReceiver',
      ...openWindow(
        'recallUnreachable',
        'On note un appel sans réponse, après confirmation.',
        onReceiver,
        back,
      ),
    },
    givingUp: {
      exit: 'forgetReceiver',
      ...openWindow(
        'recallGivingUp',
        'On renonce à joindre une personne, avec une raison.',
        onReceiver,
        back,
      ),
    },
  },
})
