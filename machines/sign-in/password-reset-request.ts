import { assign, setup } from 'xstate'
import { refusalOf, waitOf } from '../../contract/problem.ts'
import { requestPasswordReset, ResetRequest } from '../../contract/sign-in/passwords.ts'
import { call, waitDelays } from '../patterns/calls.ts'
import { failureGuards, shellActions } from '../patterns/failures.ts'
import { fieldErrors, type FieldErrors } from '../patterns/field-errors.ts'

type Context = { email: string; errors: FieldErrors; secondsToWait: number }
type Event =
  | { type: 'email.typed'; value: string }
  | { type: 'request.submitted' }
  | { type: 'request.resumed' }

/** Requests a link to choose a new password, on the sign-in page (spec §2 « Login »). */
export const passwordResetRequestMachine = setup({
  types: {} as { context: Context; events: Event; input: { email: string } },
  actors: { requestPasswordReset: call(requestPasswordReset) },
  guards: {
    ...failureGuards,
    isAddressComplete: ({ context }) => ResetRequest.safeParse(context).success,
  },
  actions: {
    ...shellActions,
    rememberEmail: assign((_, { value }: { value: string }) => ({ email: value, errors: {} })),
    rememberMistakes: assign({ errors: ({ context }) => fieldErrors(ResetRequest, context) }),
    rememberRefusal: assign({ errors: (_, { error }: { error: unknown }) => refusalOf(error) }),
    rememberDelay: assign({ secondsToWait: (_, { error }: { error: unknown }) => waitOf(error) }),
    forgetMistakes: assign({ errors: {} }),
  },
  delays: waitDelays,
}).createMachine({
  id: 'passwordResetRequest',
  description: 'Une personne qui a oublié son mot de passe demande un lien pour en choisir un autre.',
  context: ({ input }) => ({ ...input, errors: {}, secondsToWait: 0 }),
  initial: 'editing',
  states: {
    editing: {
      description: 'La personne saisit son adresse e-mail.',
      initial: 'fresh',
      on: {
        'email.typed': { actions: { type: 'rememberEmail', params: ({ event }) => event } },
        'request.submitted': [
          { guard: 'isAddressComplete', target: 'submitting' },
          { target: '.incomplete', actions: 'rememberMistakes' },
        ],
      },
      states: {
        fresh: { description: 'Rien n’a encore été envoyé.' },
        incomplete: { description: 'L’adresse manque ou est mal écrite ; c’est signalé.' },
        refused: { description: 'Le serveur refuse cette saisie.' },
        failed: { description: 'La demande n’a pas abouti ; l’adresse est gardée.' },
      },
    },
    submitting: {
      description: 'La demande est partie, on attend la réponse du serveur.',
      tags: 'busy',
      entry: 'forgetMistakes',
      invoke: {
        id: 'requestPasswordReset',
        src: 'requestPasswordReset',
        input: ({ context: { email } }) => ({ body: { email } }),
        onDone: 'sent',
        onError: [
          {
            guard: 'wasRefused',
            target: 'editing.refused',
            actions: { type: 'rememberRefusal', params: ({ event }) => event },
          },
          {
            guard: 'wasThrottled',
            target: 'throttled',
            actions: { type: 'rememberDelay', params: ({ event }) => event },
          },
          { target: 'editing.failed', actions: { type: 'reportFailure', params: ({ event }) => event } },
        ],
      },
    },
    throttled: {
      description: 'Trop de demandes : il faut patienter, ou corriger l’adresse.',
      on: {
        'email.typed': {
          target: 'editing',
          actions: { type: 'rememberEmail', params: ({ event }) => event },
        },
      },
      after: { WAIT_IMPOSED: 'editing' },
    },
    sent: {
      description: 'Si un compte porte cette adresse, le lien est en route ; rien ne dit s’il y en a un.',
      on: { 'request.resumed': 'editing' },
    },
  },
})
