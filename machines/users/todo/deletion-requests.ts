import { assign, sendTo, setup } from 'xstate'
import {
  type DeletionRequest,
  fulfilDeletionRequest,
  listDeletionRequests,
} from '../../../contract/users/deletion-requests.ts'
import { userWindowsMachine, type UserWindowsInput } from '../user-windows.ts'
import { confirmedCommand } from '../../patterns/confirmed-command.ts'
import { pagedList, wholeList } from '../../patterns/paged-list.ts'
import { type Children, openingOnRow, rowWindow, windowGuards } from '../../patterns/windows.ts'

/** The deletion requests, page by page, oldest first. */
export const deletionRequestListMachine = pagedList<DeletionRequest, object>({
  id: 'deletionRequestList',
  call: listDeletionRequests,
  description: 'Les demandes de suppression, lues page par page, la plus ancienne d’abord.',
  states: {
    filled: 'Les demandes de la page sont montrées, avec les jours qui restent pour y répondre.',
    empty: 'Personne ne demande la suppression de son compte.',
  },
})

/** Anonymises a person who requested it, after confirmation (spec §4; GDPR, article 17). */
export const deletionFulfilmentMachine = confirmedCommand({
  id: 'deletionFulfilment',
  call: fulfilDeletionRequest,
  request: ({ id }: DeletionRequest) => ({ params: { id } }),
  description: 'On anonymise une personne qui demande la suppression de son compte, après confirmation.',
  announced: "L'utilisateur a été anonymisé.",
  states: {
    done: 'Les données de la personne sont effacées, et un dernier e-mail le lui dit.',
    refused: 'La personne a retiré sa demande, ou ne peut pas, ou plus, être anonymisée.',
  },
})

type Input = { windows: UserWindowsInput }
/** `subject`: the request being answered. */
type Context = Input & { subject: DeletionRequest | null }
type Subject = { subject: DeletionRequest }

const actors = {
  deletionRequestList: deletionRequestListMachine,
  userWindows: userWindowsMachine,
  deletionFulfilment: deletionFulfilmentMachine,
}

/** The deletion requests and their answers (GDPR, articles 12.3 and 17). */
export const deletionRequestsMachine = setup({
  types: {} as {
    context: Context
    events: ({ type: 'anonymisation.requested' } & Subject) | { type: 'users.changed' }
    input: Input
    children: Children<typeof actors>
  },
  actors,
  guards: {
    ...windowGuards,
    /** Staff cannot answer their own request, nor that of a user with more powers. */
    mayAnswer: ({ context: { windows } }, { subject: { id, is_manageable } }: Subject) =>
      windows.permissions.includes('users.write') && is_manageable && id !== windows.callerId,
  },
  actions: {
    rememberSubject: assign({ subject: (_, { subject }: Subject) => subject }),
    forgetSubject: assign({ subject: null }),
    rereadList: sendTo('deletionRequestList', { type: 'list.outdated' }),
  },
}).createMachine({
  id: 'deletionRequests',
  description: 'La fédération répond à qui demande la suppression de son compte.',
  context: ({ input }) => ({ ...input, subject: null }),
  initial: 'closed',
  invoke: [
    { id: 'deletionRequestList', src: 'deletionRequestList', input: wholeList },
    {
      id: 'userWindows',
      src: 'userWindows',
      input: ({ context, self }) => ({ ...context.windows, parent: self }),
    },
  ],
  on: { 'users.changed': { actions: 'rereadList' } },
  states: {
    closed: {
      description: 'Les demandes sont montrées ; aucune réponse n’est en cours.',
      entry: 'forgetSubject',
      on: {
        'anonymisation.requested': {
          ...openingOnRow('anonymising'),
          guard: { type: 'mayAnswer', params: ({ event }) => event },
        },
      },
    },
    anonymising: {
      description: 'On anonymise une personne qui le demande, après confirmation.',
      invoke: rowWindow('deletionFulfilment'),
    },
  },
})
