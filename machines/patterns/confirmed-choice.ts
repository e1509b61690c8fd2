import { assign, sendTo, setup } from 'xstate'
import type { Endpoint } from '../../contract/endpoint.ts'
import { messageOf, waitOf } from '../../contract/problem.ts'
import { anyCall, type Sent, waitDelays } from './calls.ts'
import type { ConfirmationEvent } from './confirmation.ts'
import { failureGuards, shellActions } from './failures.ts'
import { parentOf, type WithParent } from './parent.ts'

/** A choice with one value that requires confirmation. */
export type Choice<V, E extends Endpoint> = {
  /** The machine's id. */
  id: string
  /** The endpoint that saves the choice. */
  call: E
  description: string
  /** The value that requires confirmation. */
  confirmed: V
  request: (value: V) => Sent<E>
}

type Input<V> = { value: V } & WithParent<{ type: 'account.changed' }>

/**
 * A choice that is saved immediately or, for one value, after confirmation. `V`: its values.
 */
export const confirmedChoice = <V, E extends Endpoint>(choice: Choice<V, E>) =>
  setup({
    types: {} as {
      /**
       * `value`: the saved choice. `wanted`: the latest choice made. `reason`: why the server refused it,
       * in French.
       */
      context: Input<V> & { wanted: V; reason: string; secondsToWait: number }
      events: { type: 'choice.made'; value: V } | { type: 'choice.read'; value: V } | ConfirmationEvent
      input: Input<V>
    },
    actors: { call: anyCall(choice.call) },
    guards: {
      ...failureGuards,
      needsConfirmation: (_, { value }: { value: V }) => value === choice.confirmed,
    },
    actions: {
      ...shellActions,
      rememberChoice: assign({ wanted: (_, { value }: { value: V }) => value }),
      rememberReason: assign({ reason: (_, { error }: { error: unknown }) => messageOf(error) }),
      rememberRead: assign({ value: (_, { value }: { value: V }) => value }),
      rememberDelay: assign({ secondsToWait: (_, { error }: { error: unknown }) => waitOf(error) }),
      adoptChoice: assign({ value: ({ context }) => context.wanted }),
      notifyChange: sendTo(({ context, self }) => parentOf(context, self), { type: 'account.changed' }),
    },
    delays: waitDelays,
  }).createMachine({
    id: choice.id,
    description: choice.description,
    context: ({ input }) => ({ ...input, wanted: input.value, reason: '', secondsToWait: 0 }),
    initial: 'open',
    on: { 'choice.read': { actions: { type: 'rememberRead', params: ({ event }) => event } } },
    states: {
      open: {
        description: 'La personne voit son choix et peut en changer.',
        initial: 'fresh',
        on: {
          'choice.made': [
            {
              guard: { type: 'needsConfirmation', params: ({ event }) => event },
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
        on: { 'question.confirmed': 'saving', 'question.cancelled': 'open' },
      },
      saving: {
        description: 'Le choix est envoyé au serveur.',
        tags: 'busy',
        invoke: {
          id: choice.call.name,
          src: 'call',
          input: ({ context }) => choice.request(context.wanted),
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
              actions: [{ type: 'rememberReason', params: ({ event }) => event }, 'notifyChange'],
            },
            {
              guard: 'wasThrottled',
              target: 'throttled',
              actions: { type: 'rememberDelay', params: ({ event }) => event },
            },
            { target: 'open.failed', actions: { type: 'reportFailure', params: ({ event }) => event } },
          ],
        },
      },
      throttled: {
        description: 'Trop de demandes : il faut patienter.',
        after: { WAIT_IMPOSED: 'open' },
      },
    },
  })
