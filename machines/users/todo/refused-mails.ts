import { assign, sendTo, setup } from 'xstate'
import type { Waiting } from '../../../contract/shared/waiting/waiting.ts'
import { limits } from '../../../contract/limits.ts'
import type { RefusedMail } from '../../../contract/users/refused-mails.ts'
import { mailSeeingMachine } from './mail-seeing.ts'
import { refusedMailListMachine } from './refused-mail-list.ts'
import { leadingBack, windowGuards } from '../../patterns/windows.ts'

/** `mail`: the one being marked as seen. */
type Context = { mail: RefusedMail | null }
type Event =
  | { type: 'seeing.requested'; mail: RefusedMail }
  | { type: 'list.refreshed' }
  | { type: 'mails.listed'; total: number }

/** The undeliverable mails; one that is marked as seen disappears from the list. */
export const refusedMailsMachine = setup({
  types: {} as {
    context: Context
    events: Event
    children: { refusedMailList: 'refusedMailList'; mailSeeing: 'mailSeeing' }
  },
  actors: { refusedMailList: refusedMailListMachine, mailSeeing: mailSeeingMachine },
  guards: {
    ...windowGuards,
  },
  actions: {
    rememberMail: assign({ mail: (_, { mail }: { mail: RefusedMail }) => mail }),
    forgetMail: assign({ mail: null }),
    rereadList: sendTo('refusedMailList', { type: 'list.outdated' }),
    /** Updates the menu's count. Does nothing until provided. */
    tellTotals: (_, _params: { totals: Waiting }) => {},
  },
}).createMachine({
  id: 'refusedMails',
  description: 'La fédération voit les e-mails refusés et retire de la liste ceux qu’elle a vus.',
  context: { mail: null },
  initial: 'closed',
  invoke: {
    id: 'refusedMailList',
    src: 'refusedMailList',
    input: ({ self }) => ({ where: {}, perPage: limits.pastHunts, parent: self }),
  },
  on: {
    'mails.listed': {
      actions: {
        type: 'tellTotals',
        params: ({ event: { total } }) => ({ totals: { mails: total } }),
      },
    },
  },
  states: {
    closed: {
      description: 'Les e-mails refusés sont montrés ; chacun peut être marqué comme vu.',
      on: {
        'list.refreshed': { actions: 'rereadList' },
        'seeing.requested': {
          target: 'seeing',
          actions: { type: 'rememberMail', params: ({ event }) => event },
        },
      },
    },
    seeing: {
      description: 'On retire un e-mail de la liste, après confirmation.',
      exit: 'forgetMail',
      invoke: {
        id: 'mailSeeing',
        src: 'mailSeeing',
        input: ({ context }) => ({ subject: context.mail! }),
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
