import { assign, sendTo, setup } from 'xstate'
import {
  GivingUp,
  noteRecallCall,
  type RecallReceiver,
} from '../../../contract/federations/recall-receivers.ts'
import { liftRecall, Lifting, listRecalls, type Recall } from '../../../contract/federations/recalls.ts'
import { answeredCommand } from '../../patterns/answered-command.ts'
import { confirmedCommand } from '../../patterns/confirmed-command.ts'
import { pagedList, wholeList } from '../../patterns/paged-list.ts'
import {
  backToList,
  type Children,
  opening,
  openingOnRow,
  rowWindow,
  windowGuards,
} from '../../patterns/windows.ts'
import { recallFormMachine } from './recall-form.ts'

/** The recalls of a federation, page by page, open ones first. */
export const recallListMachine = pagedList<Recall, object>({
  id: 'recallList',
  call: listRecalls,
  description: 'Les rappels, lus page par page, ceux qui sont ouverts d’abord.',
  states: {
    filled: 'Les rappels de la page sont montrés, avec qui est prévenu et qui est à appeler.',
    empty: 'Il n’y a aucun rappel.',
  },
})

/** Lifts a recall that was opened by mistake, after a reason and a confirmation. */
export const recallLiftingMachine = answeredCommand({
  id: 'recallLifting',
  call: liftRecall,
  description: 'La fédération lève un rappel ouvert par erreur, et dit pourquoi.',
  asked: 'On écrit pourquoi le rappel était une erreur ; rien n’est encore envoyé.',
  isAnswered: (reason) => Lifting.safeParse({ reason }).success,
  request: ({ id }: Recall, reason) => ({ params: { id }, body: { reason: reason.trim() } }),
  announced: 'Le rappel est levé, les e-mails partent.',
  states: {
    done: 'Le rappel est levé ; chaque personne prévenue l’apprend par e-mail.',
    refused: 'Le rappel est déjà levé, ou vient d’un résultat positif.',
  },
})

/** Records that a person affected by a recall was reached by telephone, after confirmation. */
export const recallReachedMachine = confirmedCommand({
  id: 'recallReached',
  call: noteRecallCall,
  request: ({ id }: RecallReceiver) => ({ params: { id }, body: { state: 'reached' as const } }),
  description: 'La fédération dit qu’elle a joint par téléphone une personne concernée par un rappel.',
  announced: 'La personne est notée comme jointe.',
  states: {
    done: 'La personne est notée comme jointe, par qui et quand.',
    refused: 'La personne a confirmé elle-même entre-temps, ou le rappel n’existe plus.',
  },
})

/** Records a call that a person affected by a recall did not answer, after confirmation. */
export const recallUnreachableMachine = confirmedCommand({
  id: 'recallUnreachable',
  call: noteRecallCall,
  // The count that was shown: the same attempt, noted twice, is one.
  request: ({ id, attempts }: RecallReceiver) => ({
    params: { id },
    body: { state: 'attempted' as const, attempts },
  }),
  description: 'La fédération note un appel sans réponse ; la personne reste à appeler.',
  announced: 'L’appel sans réponse est noté.',
  states: {
    done: 'L’appel sans réponse est compté, par qui et quand.',
    refused: 'La personne a confirmé elle-même entre-temps, ou le rappel n’existe plus.',
  },
})

/** Gives up reaching a person affected by a recall, after a reason and a confirmation. */
export const recallGivingUpMachine = answeredCommand({
  id: 'recallGivingUp',
  call: noteRecallCall,
  description: 'La fédération renonce à joindre une personne concernée par un rappel, et dit pourquoi.',
  asked: 'On écrit pourquoi l’on renonce ; la personne est encore à appeler.',
  isAnswered: (reason) => GivingUp.safeParse({ reason }).success,
  request: ({ id }: RecallReceiver, reason) => ({
    params: { id },
    body: { state: 'unreachable' as const, reason: reason.trim() },
  }),
  announced: 'La personne est notée comme pas jointe.',
  states: {
    done: 'La personne compte comme pas jointe ; la raison, par qui et quand, sont gardés.',
    refused: 'La personne est jointe ou a confirmé entre-temps, ou le rappel n’existe plus.',
  },
})

/** `isNational`: the person sees all federations. `isAdditionAsked`: the URL names the form of a new recall. */
type Input = { isNational: boolean; isAdditionAsked?: boolean }
/** `subject`: the person who was called. `recall`: the one being lifted. */
type Context = Input & { subject: RecallReceiver | null; recall: Recall | null }
type Event =
  | { type: 'list.outdated' }
  | { type: 'creation.requested' }
  | { type: 'recallLifting.requested'; recall: Recall }
  | {
      type: 'reached.requested' | 'unreachable.requested' | 'givingUp.requested'
      subject: RecallReceiver
    }

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
  types: {} as { context: Context; events: Event; input: Input; children: Children<typeof actors> },
  actors,
  guards: {
    isAdditionAsked: ({ context }) => context.isAdditionAsked === true,
    ...windowGuards,
  },
  actions: {
    rememberSubject: assign({ subject: (_, { subject }: { subject: RecallReceiver }) => subject }),
    rememberRecall: assign({ recall: (_, { recall }: { recall: Recall }) => recall }),
    forgetSubject: assign({ subject: null, recall: null }),
    rereadList: sendTo('recallList', { type: 'list.outdated' }),
  },
}).createMachine({
  id: 'recalls',
  description: 'La fédération rappelle du gibier, voit qui est prévenu, et appelle les autres.',
  context: ({ input }) => ({ ...input, subject: null, recall: null }),
  initial: 'arriving',
  invoke: { id: 'recallList', src: 'recallList', input: wholeList },
  states: {
    arriving: {
      description: 'L’adresse de la page nomme peut-être le formulaire d’un rappel, qui s’ouvre alors.',
      always: [{ guard: 'isAdditionAsked', target: 'opening' }, { target: 'closed' }],
    },
    closed: {
      description: 'Les rappels sont montrés ; aucune fenêtre n’est ouverte.',
      entry: 'forgetSubject',
      on: {
        'list.outdated': { actions: 'rereadList' },
        'creation.requested': 'opening',
        'recallLifting.requested': opening('lifting', 'rememberRecall'),
        'reached.requested': openingOnRow('notingReached'),
        'unreachable.requested': openingOnRow('missing'),
        'givingUp.requested': openingOnRow('givingUp'),
      },
    },
    opening: {
      description: 'La fédération ouvre un rappel.',
      invoke: {
        id: 'recallForm',
        src: 'recallForm',
        input: ({ context: { isNational } }) => ({ isNational }),
        onDone: backToList,
      },
    },
    lifting: {
      description: 'La fédération lève un rappel ouvert par erreur.',
      invoke: {
        id: 'recallLifting',
        src: 'recallLifting',
        input: ({ context }) => ({ subject: context.recall! }),
        onDone: backToList,
      },
    },
    notingReached: {
      description: 'On note qu’une personne a été jointe, après confirmation.',
      invoke: rowWindow('recallReached'),
    },
    missing: {
      description: 'On note un appel sans réponse, après confirmation.',
      invoke: rowWindow('recallUnreachable'),
    },
    givingUp: {
      description: 'On renonce à joindre une personne, avec une raison.',
      invoke: rowWindow('recallGivingUp'),
    },
  },
})
