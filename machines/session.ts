import { assign, setup } from 'xstate'
import { signOut } from '../contract/sign-in/session.ts'
import type { SecondFactorDuty } from '../contract/shared/second-factor/second-factor-duty.ts'
import { isHeld, type User } from '../contract/shared/users.ts'
import { assistanceMachine } from './sign-in/assistance.ts'
import { call } from './patterns/calls.ts'
import type { ConfirmationEvent } from './patterns/confirmation.ts'
import { failureGuards, shellActions } from './patterns/failures.ts'
import { signInMachine } from './sign-in/sign-in.ts'
import { type Boot, nobody } from '../contract/shared/session.ts'
import type { Children } from './patterns/windows.ts'

/** `unsent`: the person's reports and corrections that were started on this device and not yet sent. */
type Event =
  | { type: 'account.registered'; boot: Boot }
  | { type: 'session.expired'; unsent: number }
  | { type: 'assistance.left' }
  | { type: 'signOut.requested'; unsent: number }
  | ConfirmationEvent
  | { type: 'account.changed'; user: User }
  | { type: 'secondFactor.given'; boot: Boot }
  | { type: 'secondFactor.changed'; duty: SecondFactorDuty }

/** Registrations belong to nobody in particular; reports to the person, who finds them again (spec §2). */
const expiring = [
  {
    guard: { type: 'hasReports', params: ({ event }: { event: { unsent: number } }) => event },
    target: '#session.signedOut.expiredBegun',
    actions: 'dropRegistrations',
  },
  { target: '#session.signedOut.expired', actions: 'dropRegistrations' },
] as const

const actors = {
  signOut: call(signOut),
  assistance: assistanceMachine,
  signInFlow: signInMachine,
}

/**
 * The session: the signed-in person and the pages open to them (design §5 « Terms first », « Landing »).
 * Each gate page runs its own machine and reports changes to this one.
 */
export const sessionMachine = setup({
  types: {} as {
    context: Boot
    events: Event
    input: Boot
    children: Children<typeof actors>
  },
  actors,
  guards: {
    wasUnanswered: failureGuards.wasUnanswered,
    hasReports: (_, { unsent }: { unsent: number }) => unsent > 0,
    isAssisted: ({ context }) => context.assistance !== null,
    isNobody: ({ context }) => context.user === null,
    isProofAsked: ({ context }) => context.second_factor?.state === 'asked',
    isFactorOwed: ({ context }) => context.second_factor?.state === 'owed',
    isUnverified: ({ context }) => context.user?.is_verified === false,
    owesTerms: ({ context }) => context.user?.is_tos_accepted === false,
    isHeld: ({ context }) => isHeld(context.user?.giver?.validation_type),
  },
  actions: {
    ...shellActions,
    adopt: assign((_, { boot }: { boot: Boot }) => boot),
    refresh: assign({ user: (_, { user }: { user: User }) => user }),
    adoptDuty: assign({ second_factor: (_, { duty }: { duty: SecondFactorDuty }) => duty }),
    forget: assign(nobody),
    /** Reloads the page. Does nothing until provided. */
    reopenApplication: () => {},
    /** Deletes unfinished registrations stored on the device. Does nothing until provided. */
    dropRegistrations: () => {},
    /** Deletes the person's unfinished reports stored on the device. Does nothing until provided. */
    dropReports: () => {},
  },
}).createMachine({
  id: 'session',
  description: 'Qui est devant la page, et à quoi cette personne a accès.',
  context: ({ input }) => input,
  initial: 'deciding',
  invoke: {
    id: 'assistance',
    src: 'assistance',
    input: ({ context: { assistance } }) => ({ assistance }),
  },
  states: {
    deciding: {
      description: 'On regarde qui est connecté et ce qui lui est ouvert.',
      always: [
        { guard: 'isNobody', target: 'signedOut' },
        { guard: 'isProofAsked', target: 'signedIn.asked' },
        { guard: 'isFactorOwed', target: 'signedIn.owed' },
        { guard: 'isUnverified', target: 'signedIn.unverified' },
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
      on: {
        'account.registered': {
          target: 'deciding',
          actions: { type: 'adopt', params: ({ event }) => event },
        },
      },
      states: {
        fresh: { description: 'La personne n’était pas connectée.' },
        expired: {
          description: 'Sa session a expiré ; ce qui n’était pas enregistré est à saisir de nouveau.',
        },
        expiredBegun: {
          description: 'Sa session a expiré ; son compte rendu commencé est gardé sur cet appareil.',
        },
        left: { description: 'Elle vient de se déconnecter.' },
      },
    },
    signedIn: {
      description: 'Une personne est connectée.',
      initial: 'admitted',
      on: {
        'session.expired': [{ guard: 'isAssisted', target: 'assistanceOver' }, ...expiring],
        'signOut.requested': [
          { guard: { type: 'hasReports', params: ({ event }) => event }, target: 'warned' },
          { target: 'signingOut' },
        ],
        'account.changed': {
          target: 'deciding',
          actions: { type: 'refresh', params: ({ event }) => event },
        },
        'secondFactor.changed': {
          target: 'deciding',
          actions: { type: 'adoptDuty', params: ({ event }) => event },
        },
      },
      states: {
        asked: {
          description: 'Elle doit d’abord prouver que c’est bien elle, par sa double vérification.',
          on: {
            'secondFactor.given': {
              target: '#session.deciding',
              actions: { type: 'adopt', params: ({ event }) => event },
            },
          },
        },
        owed: {
          description: 'Elle doit d’abord mettre en place la double vérification : le délai est passé.',
        },
        unverified: { description: 'Elle doit confirmer son adresse e-mail.' },
        unaccepted: {
          description: 'Elle doit ensuite accepter les conditions d’utilisation de son rôle.',
        },
        held: {
          description: 'Son compte de responsable attend la validation de la fédération, ou a été refusé.',
        },
        admitted: { description: 'Son espace lui est ouvert.' },
      },
    },
    warned: {
      description:
        'Elle a commencé un compte rendu sur cet appareil sans l’envoyer : on lui dit que se déconnecter l’efface.',
      on: {
        'question.confirmed': 'signingOut',
        'question.cancelled': 'deciding',
        'session.expired': expiring,
      },
    },
    assistanceOver: {
      description: 'On n’agit plus à la place d’une personne : le temps est écoulé, ou ce n’est plus permis.',
      entry: 'forget',
      on: { 'assistance.left': 'reopened' },
    },
    reopened: {
      description: 'La page se rouvre, avec la session d’avant s’il y en avait une.',
      type: 'final',
      entry: 'reopenApplication',
    },
    signingOut: {
      description: 'La session se ferme.',
      tags: 'busy',
      invoke: {
        id: 'signOut',
        src: 'signOut',
        onDone: { target: 'signedOut.left', actions: ['dropRegistrations', 'dropReports'] },
        onError: [
          {
            guard: 'wasUnanswered',
            target: 'deciding',
            actions: {
              type: 'reportFailure',
              params: { error: 'La déconnexion n’a pas abouti. Réessayez.' },
            },
          },
          { target: 'deciding', actions: { type: 'reportFailure', params: ({ event }) => event } },
        ],
      },
    },
  },
})
