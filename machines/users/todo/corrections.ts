import { assign, sendTo, setup } from 'xstate'
import type { Waiting } from '../../../contract/shared/waiting/waiting.ts'
import { limits } from '../../../contract/limits.ts'
import type { Correction } from '../../../contract/users/corrections.ts'
import { correctionAcceptanceMachine } from './correction-acceptance.ts'
import { correctionListMachine } from './correction-list.ts'
import { correctionRefusalMachine } from './correction-refusal.ts'
import { type Children, leadingBack, windowGuards } from '../../patterns/windows.ts'

/** `correction`: the one being answered. */
type Context = { correction: Correction | null }
type Event =
  | { type: 'acceptance.requested'; correction: Correction }
  | { type: 'refusal.requested'; correction: Correction }
  | { type: 'list.refreshed' }
  | { type: 'corrections.listed'; total: number }

const actors = {
  correctionList: correctionListMachine,
  correctionAcceptance: correctionAcceptanceMachine,
  correctionRefusal: correctionRefusalMachine,
}

/** The corrections that givers request after their seven days, and the answers of staff. */
export const correctionsMachine = setup({
  types: {} as {
    context: Context
    events: Event
    children: Children<typeof actors>
  },
  actors,
  guards: {
    ...windowGuards,
  },
  actions: {
    rememberCorrection: assign({
      correction: (_, { correction }: { correction: Correction }) => correction,
    }),
    forgetCorrection: assign({ correction: null }),
    rereadList: sendTo('correctionList', { type: 'list.outdated' }),
    /** Updates the menu's count. Does nothing until provided. */
    tellTotals: (_, _params: { totals: Waiting }) => {},
  },
}).createMachine({
  id: 'corrections',
  description: 'La fédération répond à qui demande la correction d’un compte rendu.',
  context: { correction: null },
  initial: 'closed',
  invoke: {
    id: 'correctionList',
    src: 'correctionList',
    input: ({ self }) => ({ where: {}, perPage: limits.pastHunts, parent: self }),
  },
  on: {
    'corrections.listed': {
      actions: {
        type: 'tellTotals',
        params: ({ event: { total } }) => ({ totals: { corrections: total } }),
      },
    },
  },
  states: {
    closed: {
      description: 'Les corrections sont montrées ; aucune réponse n’est en cours.',
      on: {
        'list.refreshed': { actions: 'rereadList' },
        'acceptance.requested': {
          target: 'accepting',
          actions: { type: 'rememberCorrection', params: ({ event }) => event },
        },
        'refusal.requested': {
          target: 'refusing',
          actions: { type: 'rememberCorrection', params: ({ event }) => event },
        },
      },
    },
    accepting: {
      description: 'On accepte une correction, après confirmation.',
      exit: 'forgetCorrection',
      invoke: {
        id: 'correctionAcceptance',
        src: 'correctionAcceptance',
        input: ({ context }) => ({ subject: context.correction! }),
        onDone: leadingBack(
          {
            target: 'closed',
            actions: 'rereadList',
          },
          'closed',
        ),
      },
    },
    refusing: {
      description: 'On refuse une correction, en disant pourquoi.',
      exit: 'forgetCorrection',
      invoke: {
        id: 'correctionRefusal',
        src: 'correctionRefusal',
        input: ({ context }) => ({ subject: context.correction! }),
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
