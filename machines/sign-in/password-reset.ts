import { assign, setup } from 'xstate'
import { checkPasswordReset, resetPassword } from '../../contract/sign-in/passwords.ts'
import { refusalOf } from '../../contract/problem.ts'
import { call } from '../patterns/calls.ts'
import { failureGuards, shellActions } from '../patterns/failures.ts'
import { fieldErrors, type FieldErrors } from '../patterns/field-errors.ts'
import { NewPassword } from '../../contract/shared/new-password.ts'

/** `isFirst`: the account was created by staff and has no password yet. */
type Context = {
  token: string
  isFirst: boolean
  password: string
  password_confirmation: string
  errors: FieldErrors
}
type Event =
  | { type: 'password.typed'; value: string }
  | { type: 'confirmation.typed'; value: string }
  | { type: 'password.submitted' }
  | { type: 'check.retried' }

/** Chooses a new password through a mailed link. Final once it is set, or if the link is invalid. */
export const passwordResetMachine = setup({
  types: {} as { context: Context; events: Event; input: { token: string } },
  actors: { checkPasswordReset: call(checkPasswordReset), resetPassword: call(resetPassword) },
  guards: {
    ...failureGuards,
    isPasswordReady: ({ context }) => NewPassword.safeParse(context).success,
  },
  actions: {
    ...shellActions,
    rememberAccount: assign({ isFirst: (_, { is_first }: { is_first: boolean }) => is_first }),
    rememberPassword: assign({ password: (_, { value }: { value: string }) => value }),
    rememberConfirmation: assign({ password_confirmation: (_, { value }: { value: string }) => value }),
    rememberMistakes: assign({ errors: ({ context }) => fieldErrors(NewPassword, context) }),
    rememberRefusal: assign({ errors: (_, { error }: { error: unknown }) => refusalOf(error) }),
    forgetMistakes: assign({ errors: {} }),
    forgetPasswords: assign({ password: '', password_confirmation: '' }),
  },
}).createMachine({
  id: 'passwordReset',
  description: 'Une personne choisit un nouveau mot de passe avec le lien reçu par e-mail.',
  context: ({ input }) => ({ ...input, isFirst: false, password: '', password_confirmation: '', errors: {} }),
  initial: 'checking',
  states: {
    checking: {
      description: 'On vérifie que le lien est encore bon, sans l’utiliser.',
      tags: 'busy',
      invoke: {
        id: 'checkPasswordReset',
        src: 'checkPasswordReset',
        input: ({ context: { token } }) => ({ body: { token } }),
        onDone: {
          target: 'editing',
          actions: { type: 'rememberAccount', params: ({ event }) => event.output },
        },
        onError: [
          { guard: 'wasMissing', target: 'expired' },
          { guard: 'wasRefused', target: 'expired' },
          { target: 'unchecked', actions: { type: 'reportFailure', params: ({ event }) => event } },
        ],
      },
    },
    unchecked: {
      description: 'Le lien n’a pas pu être vérifié ; on peut réessayer.',
      on: { 'check.retried': 'checking' },
    },
    editing: {
      description: 'La personne saisit deux fois son nouveau mot de passe.',
      initial: 'fresh',
      on: {
        'password.typed': {
          target: '.fresh',
          actions: { type: 'rememberPassword', params: ({ event }) => event },
        },
        'confirmation.typed': {
          target: '.fresh',
          actions: { type: 'rememberConfirmation', params: ({ event }) => event },
        },
        'password.submitted': [
          { guard: 'isPasswordReady', target: 'saving' },
          { target: '.incomplete', actions: 'rememberMistakes' },
        ],
      },
      states: {
        fresh: {
          description: 'Rien n’est reproché à ce qui est saisi en ce moment.',
          entry: 'forgetMistakes',
        },
        incomplete: { description: 'Le mot de passe est trop court, ou les deux saisies diffèrent.' },
        refused: { description: 'Le serveur refuse ce mot de passe et dit pourquoi.' },
        failed: { description: 'L’enregistrement n’a pas abouti ; le lien reste bon.' },
      },
    },
    saving: {
      description: 'Le nouveau mot de passe est envoyé au serveur.',
      tags: 'busy',
      entry: 'forgetMistakes',
      invoke: {
        id: 'resetPassword',
        src: 'resetPassword',
        input: ({ context: { token, password, password_confirmation } }) => ({
          body: { token, password, password_confirmation },
        }),
        onDone: { target: 'saved', actions: 'forgetPasswords' },
        onError: [
          {
            guard: 'wasRefused',
            target: 'editing.refused',
            actions: { type: 'rememberRefusal', params: ({ event }) => event },
          },
          { guard: 'wasMissing', target: 'expired', actions: 'forgetPasswords' },
          { target: 'editing.failed', actions: { type: 'reportFailure', params: ({ event }) => event } },
        ],
      },
    },
    saved: {
      description: 'Le mot de passe est changé, toutes les sessions sont fermées : il reste à se connecter.',
      type: 'final',
    },
    expired: {
      description: 'Le lien a déjà servi ou n’est plus bon : on peut en demander un autre.',
      type: 'final',
    },
  },
})
