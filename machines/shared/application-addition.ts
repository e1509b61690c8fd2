import { assign, setup } from 'xstate'
import { refusalOf, waitOf } from '../../contract/problem.ts'
import {
  beginTotp,
  confirmTotp,
  type WithRecoveryCodes,
} from '../../contract/shared/second-factor/second-factor.ts'
import { call, waitDelays } from '../patterns/calls.ts'
import { failureGuards, shellActions } from '../patterns/failures.ts'
import { fieldErrors, type FieldErrors } from '../patterns/field-errors.ts'

type Context = {
  /** Typed into the authenticator app by hand, or scanned as `uri`. */
  secret: string
  uri: string
  code: string
  errors: FieldErrors
  secondsToWait: number
  added: WithRecoveryCodes | null
}
type Event =
  | { type: 'code.typed'; value: string }
  | { type: 'code.submitted' }
  | { type: 'secret.requested' }
  | { type: 'method.left' }

/** Adds an authenticator app to the person's account. Output: null if cancelled. */
export const applicationAdditionMachine = setup({
  types: {} as { context: Context; events: Event; output: WithRecoveryCodes | null },
  actors: { beginTotp: call(beginTotp), confirmTotp: call(confirmTotp) },
  guards: {
    ...failureGuards,
    isCodeComplete: ({ context }) => confirmTotp.body.safeParse(context).success,
  },
  actions: {
    ...shellActions,
    rememberSecret: assign((_, { secret, uri }: { secret: string; uri: string }) => ({ secret, uri })),
    rememberCode: assign((_, { value }: { value: string }) => ({ code: value, errors: {} })),
    rememberMistakes: assign({ errors: ({ context }) => fieldErrors(confirmTotp.body, context) }),
    forgetMistakes: assign({ errors: {} }),
    rememberRefusal: assign({ errors: (_, { error }: { error: unknown }) => refusalOf(error) }),
    rememberDelay: assign({ secondsToWait: (_, { error }: { error: unknown }) => waitOf(error) }),
    rememberAddition: assign({ added: (_, { added }: { added: WithRecoveryCodes }) => added }),
  },
  delays: waitDelays,
}).createMachine({
  id: 'applicationAddition',
  description: 'Une personne relie une application de codes à son compte.',
  context: { secret: '', uri: '', code: '', errors: {}, secondsToWait: 0, added: null },
  output: ({ context }) => context.added,
  initial: 'preparing',
  states: {
    preparing: {
      description: 'Le serveur prépare le secret à donner à l’application.',
      tags: 'busy',
      invoke: {
        id: 'beginTotp',
        src: 'beginTotp',
        onDone: {
          target: 'typing',
          actions: { type: 'rememberSecret', params: ({ event }) => event.output },
        },
        onError: [
          // The account already has an authenticator app: the page is outdated.
          { guard: 'wasInConflict', target: 'abandoned' },
          { target: 'unprepared', actions: { type: 'reportFailure', params: ({ event }) => event } },
        ],
      },
    },
    unprepared: {
      description: 'Le secret n’a pas pu être obtenu ; on peut réessayer ou revenir en arrière.',
      on: { 'secret.requested': 'preparing', 'method.left': 'abandoned' },
    },
    typing: {
      description: 'Le secret est montré ; la personne saisit le premier code de son application.',
      initial: 'fresh',
      on: {
        'code.typed': { actions: { type: 'rememberCode', params: ({ event }) => event } },
        'code.submitted': [
          { guard: 'isCodeComplete', target: 'confirming' },
          { target: '.incomplete', actions: 'rememberMistakes' },
        ],
        'method.left': 'abandoned',
      },
      states: {
        fresh: { description: 'Rien n’a encore été envoyé.' },
        incomplete: { description: 'Ce ne sont pas six chiffres ; c’est signalé.' },
        refused: { description: 'Le code n’est pas le bon ; il reste, pour être remplacé d’une frappe.' },
        failed: { description: 'L’envoi n’a pas abouti ; la saisie est gardée.' },
      },
    },
    confirming: {
      description: 'Le code est vérifié par le serveur.',
      tags: 'busy',
      entry: 'forgetMistakes',
      invoke: {
        id: 'confirmTotp',
        src: 'confirmTotp',
        input: ({ context }) => ({ body: { code: context.code } }),
        onDone: {
          target: 'added',
          actions: { type: 'rememberAddition', params: ({ event }) => ({ added: event.output }) },
        },
        onError: [
          {
            guard: 'wasRefused',
            target: 'typing.refused',
            actions: { type: 'rememberRefusal', params: ({ event }) => event },
          },
          {
            guard: 'wasThrottled',
            target: 'throttled',
            actions: { type: 'rememberDelay', params: ({ event }) => event },
          },
          // An earlier answer was lost, or another page was faster.
          { guard: 'wasInConflict', target: 'abandoned' },
          { target: 'typing.failed', actions: { type: 'reportFailure', params: ({ event }) => event } },
        ],
      },
    },
    throttled: {
      description: 'Trop d’essais : il faut patienter avant le prochain.',
      on: {
        'code.typed': { actions: { type: 'rememberCode', params: ({ event }) => event } },
        'method.left': 'abandoned',
      },
      after: { WAIT_IMPOSED: 'typing' },
    },
    added: { description: 'L’application est reliée.', type: 'final' },
    abandoned: {
      description: 'La personne est revenue en arrière, ou tout a changé entre-temps.',
      type: 'final',
    },
  },
})
