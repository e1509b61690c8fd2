import { assign, setup } from 'xstate'
import { readSession } from '../../contract/shared/session.ts'
import { requestAddressConfirmation } from '../../contract/sign-in/addresses.ts'
import { waitOf } from '../../contract/problem.ts'
import type { User } from '../../contract/shared/users.ts'
import { call, waitDelays } from '../patterns/calls.ts'
import { failureGuards, shellActions } from '../patterns/failures.ts'

type Input = { user: User }
type Context = Input & { secondsToWait: number }
type Event =
  | { type: 'link.requested' }
  | { type: 'account.checked' }
  | { type: 'page.returned' }
  | { type: 'address.changed' }

const readUser = ({ event }: { event: { output: Input } }) => event.output
const rememberUser = { type: 'rememberUser', params: readUser } as const

/** Reading the account ends in `waiting`, unless the address is confirmed. */
const rereading = (unconfirmed: 'waiting.fresh' | 'waiting.unconfirmed') =>
  ({
    tags: 'busy',
    invoke: {
      id: 'readSession',
      src: 'readSession',
      onDone: [
        { guard: { type: 'isConfirmed', params: readUser }, target: 'confirmed', actions: rememberUser },
        { target: unconfirmed, actions: rememberUser },
      ],
      onError: {
        target: 'waiting.unchecked',
        actions: { type: 'reportFailure', params: ({ event }: { event: { error: unknown } }) => event },
      },
    },
  }) as const

/** Waits until the person has confirmed their e-mail address. Output: their updated account. */
export const addressGateMachine = setup({
  types: {} as { context: Context; events: Event; input: Input; output: User },
  actors: {
    requestAddressConfirmation: call(requestAddressConfirmation),
    readSession: call(readSession),
  },
  guards: {
    ...failureGuards,
    isConfirmed: (_, { user }: Input) => user.is_verified,
  },
  actions: {
    ...shellActions,
    rememberUser: assign((_, { user }: Input) => ({ user })),
    rememberDelay: assign({ secondsToWait: (_, { error }: { error: unknown }) => waitOf(error) }),
  },
  delays: waitDelays,
}).createMachine({
  id: 'addressGate',
  description: 'Une personne connectée doit confirmer son adresse e-mail avant d’aller plus loin.',
  context: ({ input }) => ({ ...input, secondsToWait: 0 }),
  output: ({ context }) => context.user,
  initial: 'waiting',
  on: { 'address.changed': '.following' },
  states: {
    waiting: {
      description: 'Un lien a été envoyé à son adresse, elle ne l’a pas encore suivi.',
      initial: 'fresh',
      on: { 'link.requested': 'sending', 'account.checked': 'checking', 'page.returned': 'checking' },
      states: {
        fresh: { description: 'Elle vient d’arriver ici.' },
        sent: { description: 'Un autre lien est en route.' },
        unsent: { description: 'La demande d’un autre lien n’a pas abouti ; on peut réessayer.' },
        unconfirmed: { description: 'Le serveur vient de dire que l’adresse n’est pas confirmée.' },
        unchecked: { description: 'Son compte n’a pas pu être relu ; on peut réessayer.' },
      },
    },
    sending: {
      description: 'Elle a demandé un autre lien, on attend la réponse du serveur.',
      tags: 'busy',
      invoke: {
        id: 'requestAddressConfirmation',
        src: 'requestAddressConfirmation',
        onDone: 'waiting.sent',
        onError: [
          {
            guard: 'wasThrottled',
            target: 'throttled',
            actions: { type: 'rememberDelay', params: ({ event }) => event },
          },
          { guard: 'wasInConflict', target: 'checking' },
          { target: 'waiting.unsent', actions: { type: 'reportFailure', params: ({ event }) => event } },
        ],
      },
    },
    throttled: {
      description: 'Trop de liens demandés : il faut patienter, ou suivre l’un de ceux qui sont arrivés.',
      on: { 'account.checked': 'checking', 'page.returned': 'checking' },
      after: { WAIT_IMPOSED: 'waiting' },
    },
    checking: {
      description: 'On relit son compte pour savoir si l’adresse est confirmée.',
      ...rereading('waiting.unconfirmed'),
    },
    following: {
      description:
        'Elle vient de corriger son adresse, à côté ; on relit son compte pour montrer la nouvelle.',
      ...rereading('waiting.fresh'),
    },
    confirmed: { description: 'L’adresse est confirmée : la suite est ouverte.', type: 'final' },
  },
})
