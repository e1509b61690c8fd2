import { assign, setup } from 'xstate'
import { changeOwnAddress } from '../../contract/shared/own-address.ts'
import { refusalOf, waitOf } from '../../contract/problem.ts'
import { call, waitDelays } from '../patterns/calls.ts'
import { failureGuards, shellActions } from '../patterns/failures.ts'
import type { FieldErrors } from '../patterns/field-errors.ts'

type Context = { email: string; password: string; errors: FieldErrors; secondsToWait: number }
type Event =
  | { type: 'form.opened' }
  | { type: 'email.typed'; value: string }
  | { type: 'password.typed'; value: string }
  | { type: 'form.submitted' }
  | { type: 'form.closed' }

const blank: Context = { email: '', password: '', errors: {}, secondsToWait: 0 }

/** Changes the e-mail address of the person's own account; requires their password. */
export const addressChangeMachine = setup({
  types: {} as { context: Context; events: Event },
  actors: { changeOwnAddress: call(changeOwnAddress) },
  guards: {
    ...failureGuards,
    isFilled: ({ context: { email, password } }) => email.trim() !== '' && password !== '',
  },
  actions: {
    ...shellActions,
    rememberEmail: assign((_, { value }: { value: string }) => ({ email: value, errors: {} })),
    rememberPassword: assign((_, { value }: { value: string }) => ({ password: value, errors: {} })),
    rememberRefusal: assign({ errors: (_, { error }: { error: unknown }) => refusalOf(error) }),
    rememberDelay: assign({ secondsToWait: (_, { error }: { error: unknown }) => waitOf(error) }),
    forgetFieldErrors: assign({ errors: {} }),
    forgetPassword: assign({ password: '' }),
    forgetEntry: assign(blank),
    /** Tells the surrounding page that the address may have changed. Does nothing until provided. */
    notifyChange: () => {},
  },
  delays: waitDelays,
}).createMachine({
  id: 'addressChange',
  description: 'Une personne donne une autre adresse e-mail à son compte, avec son mot de passe.',
  context: blank,
  initial: 'closed',
  states: {
    closed: {
      description: 'L’adresse du compte est montrée, on peut la changer.',
      entry: 'forgetEntry',
      on: { 'form.opened': 'editing' },
    },
    editing: {
      description: 'La personne saisit la nouvelle adresse et son mot de passe.',
      initial: 'fresh',
      on: {
        'email.typed': { target: '.fresh', actions: { type: 'rememberEmail', params: ({ event }) => event } },
        'password.typed': {
          target: '.fresh',
          actions: { type: 'rememberPassword', params: ({ event }) => event },
        },
        'form.submitted': { guard: 'isFilled', target: 'sending' },
        'form.closed': 'closed',
      },
      states: {
        fresh: { description: 'Rien n’est reproché à la saisie.' },
        refused: { description: 'Le serveur refuse l’adresse ou le mot de passe ; on dit pourquoi.' },
        failed: { description: 'La demande n’a pas abouti ; la saisie est gardée, on peut réessayer.' },
      },
    },
    sending: {
      description: 'La demande est envoyée au serveur.',
      tags: 'busy',
      entry: 'forgetFieldErrors',
      invoke: {
        id: 'changeOwnAddress',
        src: 'changeOwnAddress',
        input: ({ context: { email, password } }) => ({ body: { email: email.trim(), password } }),
        onDone: { target: 'done', actions: ['forgetPassword', 'notifyChange'] },
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
      description: 'Trop d’essais : il faut patienter.',
      on: { 'form.closed': 'closed' },
      after: { WAIT_IMPOSED: 'editing' },
    },
    done: {
      description: 'Un lien est parti à la nouvelle adresse, qui compte une fois confirmée.',
      on: { 'form.opened': 'editing' },
    },
  },
})
