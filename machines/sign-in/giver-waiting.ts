import { assign, setup } from 'xstate'
import { readSession } from '../../contract/shared/session.ts'
import type { User, ValidationType } from '../../contract/shared/users.ts'
import { call } from '../patterns/calls.ts'
import { shellActions } from '../patterns/failures.ts'

type Context = { user: User }

const isDecided = (user: User, type: ValidationType) => user.giver?.validation_type === type

/**
 * Holds a giver whose account the federation has not validated, or has refused (spec §2 « Giver waiting
 * page »). Final once validated; output: the updated account.
 */
export const giverWaitingMachine = setup({
  types: {} as { context: Context; events: { type: 'account.checked' }; input: Context; output: User },
  actors: { readSession: call(readSession) },
  guards: {
    isWaiting: ({ context }) => isDecided(context.user, 'waiting'),
    isRefused: ({ context }) => isDecided(context.user, 'ban'),
    isUnchanged: ({ context }, { user }: Context) =>
      user.giver?.validation_type === context.user.giver?.validation_type,
  },
  actions: {
    ...shellActions,
    rememberUser: assign((_, { user }: Context) => ({ user })),
  },
}).createMachine({
  id: 'giverWaiting',
  description: 'Un responsable de territoire attend que sa fédération valide son compte.',
  context: ({ input }) => input,
  output: ({ context }) => context.user,
  initial: 'sorting',
  states: {
    sorting: {
      description: 'On regarde ce que la fédération a décidé.',
      always: [
        { guard: 'isWaiting', target: 'waiting' },
        { guard: 'isRefused', target: 'refused' },
        { target: 'validated' },
      ],
    },
    waiting: {
      description: 'La fédération n’a pas encore répondu.',
      on: { 'account.checked': 'checking' },
    },
    refused: {
      description: 'La fédération a refusé le compte ; elle peut revenir sur sa décision.',
      on: { 'account.checked': 'checking' },
    },
    checking: {
      description: 'On relit le compte auprès du serveur.',
      tags: 'busy',
      invoke: {
        id: 'readSession',
        src: 'readSession',
        onDone: [
          {
            guard: { type: 'isUnchanged', params: ({ event }) => event.output },
            target: 'sorting',
            actions: { type: 'announce', params: { text: 'Rien n’a changé pour le moment.' } },
          },
          { target: 'sorting', actions: { type: 'rememberUser', params: ({ event }) => event.output } },
        ],
        onError: { target: 'unchecked', actions: { type: 'reportFailure', params: ({ event }) => event } },
      },
    },
    unchecked: {
      description: 'Le compte n’a pas pu être relu ; on peut réessayer.',
      on: { 'account.checked': 'checking' },
    },
    validated: { description: 'La fédération a validé le compte : son espace est ouvert.', type: 'final' },
  },
})
