import { assign, sendTo, setup } from 'xstate'
import { limits } from '../../contract/limits.ts'
import { readUser, type ManagedUser } from '../../contract/users/managed-users.ts'
import { call } from '../patterns/calls.ts'
import { failureGuards, shellActions } from '../patterns/failures.ts'
import { parentOf, type WithParent } from '../patterns/parent.ts'
import { type Actor, type UserWindow, userCommandsMachine } from './user-commands.ts'
import { userHuntsMachine } from './user-hunts.ts'

/** `asked`: the window named in the URL, which opens over the page once. */
type Input = { userId: number; viewer: Actor; asked?: UserWindow | undefined } & WithParent<{
  type: 'users.changed'
}>
type Context = Input & { user: ManagedUser | null }
type Event = { type: 'reading.retried' } | { type: 'user.changed' } | { type: 'window.closed' }

/** Reads one user in full (spec §2 « Users list »). */
export const userDetailMachine = setup({
  types: {} as {
    context: Context
    events: Event
    input: Input
    output: { changed: boolean }
    children: { userCommands: 'userCommands'; userHunts: 'userHunts' }
  },
  actors: {
    readUser: call(readUser),
    userCommands: userCommandsMachine,
    userHunts: userHuntsMachine,
  },
  guards: {
    ...failureGuards,
    hasHunts: ({ context: { user } }) => Boolean(user?.giver || user?.receiver),
  },
  actions: {
    ...shellActions,
    rememberUser: assign({ user: (_, { user }: { user: ManagedUser }) => user }),
    forgetAsked: assign({ asked: undefined }),
    notifyChange: sendTo(({ context, self }) => parentOf(context, self), { type: 'users.changed' }),
  },
}).createMachine({
  id: 'userDetail',
  description: 'Tout ce que l’on sait d’un utilisateur, tel que le serveur le sait maintenant.',
  context: ({ input }) => ({ ...input, user: null }),
  initial: 'loading',
  output: ({ event }) => event.output as { changed: boolean },
  states: {
    loading: {
      description: 'L’utilisateur est en cours de lecture.',
      tags: 'busy',
      invoke: {
        id: 'readUser',
        src: 'readUser',
        input: ({ context }) => ({ params: { id: context.userId } }),
        onDone: {
          target: 'shown',
          actions: { type: 'rememberUser', params: ({ event }) => ({ user: event.output }) },
        },
        onError: [
          { guard: 'wasMissing', target: 'missing' },
          { target: 'failed', actions: { type: 'reportFailure', params: ({ event }) => event } },
        ],
      },
      on: { 'window.closed': 'closed' },
    },
    shown: {
      description: 'L’utilisateur est montré, avec ce que l’on peut faire.',
      exit: 'forgetAsked',
      initial: 'alone',
      invoke: {
        id: 'userCommands',
        src: 'userCommands',
        input: ({ context: { viewer, user, asked }, self }) => ({ viewer, user: user!, asked, parent: self }),
      },
      on: {
        'user.changed': { target: 'loading', actions: 'notifyChange' },
        'window.closed': 'closed',
      },
      states: {
        alone: {
          description: 'Cette personne de l’administration ne donne ni ne reçoit de gibier.',
          always: { guard: 'hasHunts', target: 'listed' },
        },
        listed: {
          description: 'Les chasses de cette personne, ou ce qu’elle a reçu, sont montrés aussi.',
          invoke: {
            id: 'userHunts',
            src: 'userHunts',
            input: ({ context: { userId } }) => ({
              where: {},
              perPage: limits.pastHunts,
              params: { id: userId },
            }),
          },
        },
      },
    },
    missing: {
      description: 'L’utilisateur n’est plus parmi ceux que l’on voit.',
      on: { 'window.closed': 'outdated' },
    },
    failed: {
      description: 'L’utilisateur n’a pas pu être lu ; on peut réessayer.',
      on: {
        'reading.retried': 'loading',
        'window.closed': 'closed',
      },
    },
    closed: { description: 'La fenêtre est fermée.', type: 'final', output: { changed: false } },
    outdated: {
      description: 'La liste n’est plus à jour ; il faut la relire.',
      type: 'final',
      output: { changed: true },
    },
  },
})
