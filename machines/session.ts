import { assign, setup } from 'xstate'
import { type Boot, nobody } from '../contract/session.ts'
import { statusOf } from '../contract/problem.ts'
import type { User } from '../contract/users.ts'
import { call, callDelays } from './calls.ts'
import { shellActions } from './failures.ts'
import { signInMachine } from './sign-in.ts'
import { termsMachine } from './terms.ts'

type Event = { type: 'session.expired' } | { type: 'signOut.requested' } | { type: 'account.checked' }

/** Who is in front of the page, and what they may enter (design §5 « Terms first », « Landing »). */
export const sessionMachine = setup({
  types: {} as {
    context: Boot
    events: Event
    input: Boot
    children: { signInFlow: 'signInFlow'; termsFlow: 'termsFlow' }
  },
  actors: {
    signOut: call('signOut'),
    readSession: call('readSession'),
    signInFlow: signInMachine,
    termsFlow: termsMachine,
  },
  guards: {
    isNobody: ({ context }) => context.user === null,
    owesTerms: ({ context }) => context.user?.is_tos_accepted === false,
    hasExpired: (_, { error }: { error: unknown }) => statusOf(error) === 401,
    isHeld: ({ context }) => ['waiting', 'ban'].includes(context.user?.giver?.validation_type ?? ''),
  },
  actions: {
    ...shellActions,
    adopt: assign((_, { boot }: { boot: Boot }) => boot),
    refresh: assign({ user: (_, { user }: { user: User }) => user }),
    forget: assign(nobody),
  },
  delays: callDelays,
}).createMachine({
  id: 'session',
  description: 'Qui est devant la page, et à quoi cette personne a accès.',
  context: ({ input }) => input,
  initial: 'deciding',
  states: {
    deciding: {
      description: 'On regarde qui est connecté et ce qui lui est ouvert.',
      always: [
        { guard: 'isNobody', target: 'signedOut' },
        { guard: 'owesTerms', target: 'signedIn.unaccepted' },
        { guard: 'isHeld', target: 'signedIn.held' },
        { target: 'signedIn.admitted' },
      ],
    },
    signedOut: {
      description: 'Personne n’est connecté : la page de connexion est proposée.',
      initial: 'fresh',
      entry: 'forget',
      invoke: {
        id: 'signInFlow',
        src: 'signInFlow',
        onDone: {
          target: 'deciding',
          actions: { type: 'adopt', params: ({ event }) => ({ boot: event.output }) },
        },
      },
      states: {
        fresh: { description: 'La personne n’était pas connectée.' },
        expired: { description: 'Sa session a expiré ; ce qu’elle avait saisi est gardé.' },
        left: { description: 'Elle vient de se déconnecter.' },
      },
    },
    signedIn: {
      description: 'Une personne est connectée.',
      initial: 'admitted',
      on: {
        'session.expired': 'signedOut.expired',
        'signOut.requested': 'signingOut',
      },
      states: {
        unaccepted: {
          description: 'Elle doit d’abord accepter les conditions d’utilisation.',
          invoke: { id: 'termsFlow', src: 'termsFlow', onDone: 'checking' },
        },
        held: {
          description: 'Son compte de responsable attend la validation de la fédération, ou a été refusé.',
          on: { 'account.checked': 'checking' },
        },
        checking: {
          description: 'On relit son compte auprès du serveur.',
          tags: 'busy',
          invoke: {
            id: 'readSession',
            src: 'readSession',
            onDone: {
              target: '#session.deciding',
              actions: { type: 'refresh', params: ({ event }) => event.output },
            },
            onError: [
              {
                guard: { type: 'hasExpired', params: ({ event }) => event },
                target: '#session.signedOut.expired',
              },
              {
                target: 'unchecked',
                actions: { type: 'reportFailure', params: ({ event }) => event },
              },
            ],
          },
          after: { CALL_TIMEOUT: 'unchecked' },
        },
        unchecked: {
          description: 'Son compte n’a pas pu être relu ; on peut réessayer.',
          on: { 'account.checked': 'checking' },
        },
        admitted: { description: 'Son espace lui est ouvert.' },
      },
    },
    signingOut: {
      description: 'La session se ferme.',
      tags: 'busy',
      invoke: {
        id: 'signOut',
        src: 'signOut',
        onDone: 'signedOut.left',
        onError: {
          target: 'deciding',
          actions: { type: 'reportFailure', params: ({ event }) => event },
        },
      },
      after: {
        CALL_TIMEOUT: {
          target: 'deciding',
          actions: { type: 'reportFailure', params: { error: 'Vous êtes toujours connecté. Réessayez.' } },
        },
      },
    },
  },
})
