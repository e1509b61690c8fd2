import { assign, sendTo, setup } from 'xstate'
import { messageOf } from '../../contract/problem.ts'
import { anyCall, type CallParts, callDelays, parentOf } from './calls.ts'
import { confirmationMachine, type Question } from './confirmation.ts'
import { failureGuards, shellActions } from './failures.ts'

/** A choice of a person about themselves, of which one value is not taken lightly. */
export type Choice<V, R> = {
  /** The chart's own name. */
  id: string
  /** The endpoint that keeps the choice. */
  call: string
  description: string
  /** Which value is confirmed first, and how it is asked. */
  grave: V
  question: Question
  request: (value: V) => R
}

/**
 * The chart of a choice that is saved at once, after confirmation where it is grave; `V`: its
 * values, `R`: what the call takes. `act` stands for the endpoint that `call` names, and its
 * invocation bears that name.
 */
export const confirmedChoice = <V, R extends object>(choice: Choice<V, R>) =>
  setup({
    types: {} as {
      /** `value`: what the server keeps; `wanted`: what was chosen; `reason`: why it was refused, in French. */
      context: { value: V; wanted: V; reason: string }
      events: { type: 'choice.made'; value: V }
      input: { value: V }
      children: { confirmation: 'confirmation' }
    },
    actors: {
      act: anyCall(choice.call),
      confirmation: confirmationMachine,
    },
    guards: {
      ...failureGuards,
      isGrave: (_, { value }: { value: V }) => value === choice.grave,
      isConfirmed: (_, { output }: { output: { confirmed: boolean } }) => output.confirmed,
    },
    actions: {
      ...shellActions,
      rememberChoice: assign({ wanted: (_, { value }: { value: V }) => value }),
      rememberReason: assign({ reason: (_, { error }: { error: unknown }) => messageOf(error) }),
      adoptChoice: assign({ value: ({ context }) => context.wanted }),
      notifyChange: sendTo(parentOf, { type: 'account.changed' }),
    },
    delays: callDelays,
  }).createMachine({
    id: choice.id,
    description: choice.description,
    context: ({ input: { value } }) => ({ value, wanted: value, reason: '' }),
    initial: 'open',
    states: {
      open: {
        description: 'La personne voit son choix et peut en changer.',
        initial: 'fresh',
        on: {
          'choice.made': [
            {
              guard: { type: 'isGrave', params: ({ event }) => event },
              target: 'confirming',
              actions: { type: 'rememberChoice', params: ({ event }) => event },
            },
            { target: 'saving', actions: { type: 'rememberChoice', params: ({ event }) => event } },
          ],
        },
        states: {
          fresh: { description: 'Ce qui est montré est ce que le serveur a gardé.' },
          saved: { description: 'Le nouveau choix est enregistré.' },
          refused: { description: 'Le serveur a refusé ce choix et dit pourquoi.' },
          failed: { description: 'Le choix n’a pas pu être enregistré ; on peut réessayer.' },
        },
      },
      confirming: {
        description: 'On demande confirmation avant d’enregistrer.',
        invoke: {
          id: 'confirmation',
          src: 'confirmation',
          input: choice.question,
          onDone: [
            { guard: { type: 'isConfirmed', params: ({ event }) => event }, target: 'saving' },
            { target: 'open' },
          ],
        },
      },
      saving: {
        description: 'Le choix est envoyé au serveur.',
        tags: 'busy',
        invoke: {
          id: choice.call,
          src: 'act',
          input: ({ context }) => choice.request(context.wanted) as CallParts,
          onDone: {
            target: 'open.saved',
            actions: [
              'adoptChoice',
              { type: 'announce', params: { text: 'Modification enregistrée.' } },
              'notifyChange',
            ],
          },
          onError: [
            {
              guard: 'wasRefused',
              target: 'open.refused',
              actions: { type: 'rememberReason', params: ({ event }) => event },
            },
            {
              guard: 'wasInConflict',
              target: 'open.refused',
              actions: { type: 'rememberReason', params: ({ event }) => event },
            },
            { target: 'open.failed', actions: { type: 'reportFailure', params: ({ event }) => event } },
          ],
        },
        after: { CALL_TIMEOUT: 'open.failed' },
      },
    },
  })
