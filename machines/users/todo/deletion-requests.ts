import { assign, sendTo, setup } from 'xstate'
import type { Waiting } from '../../../contract/shared/waiting/waiting.ts'
import { limits } from '../../../contract/limits.ts'
import type { DeletionRequest } from '../../../contract/users/deletion-requests.ts'
import { deletionFulfilmentMachine } from './deletion-fulfilment.ts'
import { deletionRequestListMachine } from './deletion-request-list.ts'
import { userWindowsMachine, type UserWindowsInput } from '../user-windows.ts'
import { type Children, leadingBack, windowGuards } from '../../patterns/windows.ts'

type Input = { windows: UserWindowsInput }
/** `request`: the one being answered. */
type Context = Input & { request: DeletionRequest | null }
type Event =
  | { type: 'anonymisation.requested'; request: DeletionRequest }
  | { type: 'list.refreshed' }
  | { type: 'requests.listed'; total: number }
  | { type: 'users.changed' }

/** Staff cannot answer their own request, nor that of a user with more powers. */
const mayAnswer = ({ windows }: Context, { id, is_manageable }: DeletionRequest) =>
  windows.permissions.includes('users.write') && is_manageable && id !== windows.callerId

const actors = {
  deletionRequestList: deletionRequestListMachine,
  userWindows: userWindowsMachine,
  deletionFulfilment: deletionFulfilmentMachine,
}

/** The deletion requests and their answers (GDPR, articles 12.3 and 17). */
export const deletionRequestsMachine = setup({
  types: {} as {
    context: Context
    events: Event
    input: Input
    children: Children<typeof actors>
  },
  actors,
  guards: {
    mayAnswer: ({ context }, { request }: { request: DeletionRequest }) => mayAnswer(context, request),
    ...windowGuards,
  },
  actions: {
    rememberRequest: assign({ request: (_, { request }: { request: DeletionRequest }) => request }),
    forgetRequest: assign({ request: null }),
    rereadList: sendTo('deletionRequestList', { type: 'list.outdated' }),
    /** Updates the menu's count. Does nothing until provided. */
    tellTotals: (_, _params: { totals: Waiting }) => {},
  },
}).createMachine({
  id: 'deletionRequests',
  description: 'La fédération répond à qui demande la suppression de son compte.',
  context: ({ input }) => ({ ...input, request: null }),
  initial: 'closed',
  invoke: [
    {
      id: 'deletionRequestList',
      src: 'deletionRequestList',
      input: ({ self }) => ({ where: {}, perPage: limits.pastHunts, parent: self }),
    },
    {
      id: 'userWindows',
      src: 'userWindows',
      input: ({ context, self }) => ({ ...context.windows, parent: self }),
    },
  ],
  on: {
    'requests.listed': {
      actions: {
        type: 'tellTotals',
        params: ({ event: { total } }) => ({ totals: { deletions: total } }),
      },
    },
    'users.changed': { actions: 'rereadList' },
  },
  states: {
    closed: {
      description: 'Les demandes sont montrées ; aucune réponse n’est en cours.',
      on: {
        'list.refreshed': { actions: 'rereadList' },
        'anonymisation.requested': {
          guard: { type: 'mayAnswer', params: ({ event }) => event },
          target: 'anonymising',
          actions: { type: 'rememberRequest', params: ({ event }) => event },
        },
      },
    },
    anonymising: {
      description: 'On anonymise une personne qui le demande, après confirmation.',
      exit: 'forgetRequest',
      invoke: {
        id: 'deletionFulfilment',
        src: 'deletionFulfilment',
        input: ({ context }) => ({ subject: context.request! }),
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
