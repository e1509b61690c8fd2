import { assign, sendTo, setup } from 'xstate'
import { limits } from '../../../contract/limits.ts'
import type { RefusedMail } from '../../../contract/users/refused-mails.ts'
import { call, callDelays } from '../../patterns/calls.ts'
import { failureGuards, shellActions } from '../../patterns/failures.ts'
import { refusedMailListMachine } from './refused-mail-list.ts'

/** `mail`: the one being marked as seen. */
type Context = { mail: RefusedMail | null }
type Event =
  | { type: 'mail.seen'; mail: RefusedMail }
  | { type: 'list.refreshed' }
  | { type: 'mails.listed'; total: number }

/** The undeliverable mails; one that is marked as seen disappears from the list. */
export const refusedMailsMachine = setup({
  types: {} as { context: Context; events: Event; children: { refusedMailList: 'refusedMailList' } },
  actors: { refusedMailList: refusedMailListMachine, markMailSeen: call('markMailSeen') },
  guards: failureGuards,
  actions: {
    ...shellActions,
    rememberMail: assign({ mail: (_, { mail }: { mail: RefusedMail }) => mail }),
    rereadList: sendTo('refusedMailList', { type: 'list.outdated' }),
    /** Updates the menu's count. Does nothing until provided. */
    tellTotal: (_, _params: { total: number }) => {},
  },
  delays: callDelays,
}).createMachine({
  id: 'refusedMails',
  description: 'La fédération voit les e-mails refusés et retire de la liste ceux qu’elle a vus.',
  context: { mail: null },
  initial: 'shown',
  invoke: {
    id: 'refusedMailList',
    src: 'refusedMailList',
    input: ({ self }) => ({ where: {}, perPage: limits.pastHunts, parent: self }),
  },
  on: { 'mails.listed': { actions: { type: 'tellTotal', params: ({ event }) => event } } },
  states: {
    shown: {
      description: 'Les e-mails refusés sont montrés ; chacun peut être marqué comme vu.',
      initial: 'fresh',
      on: {
        'list.refreshed': { target: 'shown', actions: 'rereadList' },
        'mail.seen': {
          target: 'marking',
          actions: { type: 'rememberMail', params: ({ event }) => event },
        },
      },
      states: {
        fresh: { description: 'Rien n’a échoué.' },
        failed: { description: 'L’e-mail est resté sur la liste ; on peut réessayer.' },
      },
    },
    marking: {
      description: 'L’e-mail vu est retiré de la liste, on attend la réponse du serveur.',
      tags: 'busy',
      invoke: {
        id: 'markMailSeen',
        src: 'markMailSeen',
        input: ({ context }) => ({ params: { id: context.mail!.id } }),
        onDone: { target: 'shown', actions: 'rereadList' },
        onError: [
          { guard: 'wasMissing', target: 'shown', actions: 'rereadList' },
          { target: 'shown.failed', actions: { type: 'reportFailure', params: ({ event }) => event } },
        ],
      },
      after: { CALL_TIMEOUT: 'shown.failed' },
    },
  },
})
