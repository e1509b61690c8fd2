import { assign, setup } from 'xstate'
import { refusalOf, waitOf } from '../../contract/problem.ts'
import { signIn, Credentials } from '../../contract/sign-in/session.ts'
import { call, waitDelays } from '../patterns/calls.ts'
import { failureGuards, shellActions } from '../patterns/failures.ts'
import { fieldErrors, type FieldErrors, without } from '../patterns/field-errors.ts'
import type { Boot } from '../../contract/shared/session.ts'

type Context = {
  email: string
  password: string
  /** The person calls the device theirs. */
  isOwnDevice: boolean
  errors: FieldErrors
  secondsToWait: number
  boot: Boot | null
}
type Event =
  | { type: 'email.typed'; value: string }
  | { type: 'password.typed'; value: string }
  | { type: 'ownership.ticked'; isOwn: boolean }
  | { type: 'credentials.submitted' }

/** Opens a session (spec §2 route /login). Final once the server accepted; output: the boot values. */
export const signInMachine = setup({
  types: {} as { context: Context; events: Event; output: Boot },
  actors: { signIn: call(signIn) },
  guards: {
    ...failureGuards,
    areCredentialsComplete: ({ context }) => Credentials.safeParse(context).success,
  },
  actions: {
    ...shellActions,
    rememberEmail: assign({
      email: (_, { value }: { value: string }) => value,
      errors: ({ context }) => without(context.errors, 'email'),
    }),
    rememberPassword: assign({
      password: (_, { value }: { value: string }) => value,
      errors: ({ context }) => without(context.errors, 'password'),
    }),
    rememberOwnership: assign({ isOwnDevice: (_, { isOwn }: { isOwn: boolean }) => isOwn }),
    rememberMistakes: assign({ errors: ({ context }) => fieldErrors(Credentials, context) }),
    rememberRefusal: assign({ errors: (_, { error }: { error: unknown }) => refusalOf(error) }),
    rememberDelay: assign({ secondsToWait: (_, { error }: { error: unknown }) => waitOf(error) }),
    rememberBoot: assign({ boot: (_, { boot }: { boot: Boot }) => boot }),
    forgetMistakes: assign({ errors: {} }),
    forgetPassword: assign({ password: '' }),
  },
  delays: waitDelays,
}).createMachine({
  id: 'signIn',
  description: 'Une personne ouvre sa session avec son adresse e-mail et son mot de passe.',
  context: { email: '', password: '', isOwnDevice: false, errors: {}, secondsToWait: 0, boot: null },
  initial: 'editing',
  output: ({ context }) => context.boot!,
  states: {
    editing: {
      description: 'La personne saisit son adresse et son mot de passe.',
      initial: 'fresh',
      on: {
        'email.typed': { actions: { type: 'rememberEmail', params: ({ event }) => event } },
        'password.typed': { actions: { type: 'rememberPassword', params: ({ event }) => event } },
        'ownership.ticked': { actions: { type: 'rememberOwnership', params: ({ event }) => event } },
        'credentials.submitted': [
          { guard: 'areCredentialsComplete', target: 'submitting' },
          { target: '.incomplete', actions: 'rememberMistakes' },
        ],
      },
      states: {
        fresh: { description: 'Rien n’a encore été envoyé.' },
        incomplete: { description: 'Un champ manque ou est mal écrit ; il est signalé.' },
        refused: { description: 'Le serveur ne reconnaît pas ce couple adresse et mot de passe.' },
        failed: { description: 'L’envoi n’a pas abouti ; la saisie est gardée.' },
      },
    },
    submitting: {
      description: 'La demande est partie, on attend la réponse du serveur.',
      tags: 'busy',
      entry: 'forgetMistakes',
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ context: { email, password, isOwnDevice } }) => ({
          body: { email, password, is_own_device: isOwnDevice },
        }),
        onDone: {
          target: 'opened',
          actions: [
            { type: 'rememberBoot', params: ({ event }) => ({ boot: event.output }) },
            'forgetPassword',
          ],
        },
        onError: [
          {
            guard: 'wasRefused',
            target: 'editing.refused',
            actions: [{ type: 'rememberRefusal', params: ({ event }) => event }, 'forgetPassword'],
          },
          {
            guard: 'wasThrottled',
            target: 'throttled',
            actions: { type: 'rememberDelay', params: ({ event }) => event },
          },
          {
            target: 'editing.failed',
            actions: { type: 'reportFailure', params: ({ event }) => event },
          },
        ],
      },
    },
    throttled: {
      description: 'Trop d’essais : il faut patienter avant le prochain ; la saisie peut être corrigée.',
      on: {
        'email.typed': { actions: { type: 'rememberEmail', params: ({ event }) => event } },
        'password.typed': { actions: { type: 'rememberPassword', params: ({ event }) => event } },
        'ownership.ticked': { actions: { type: 'rememberOwnership', params: ({ event }) => event } },
      },
      after: { WAIT_IMPOSED: 'editing' },
    },
    opened: { description: 'La session est ouverte.', type: 'final' },
  },
})
