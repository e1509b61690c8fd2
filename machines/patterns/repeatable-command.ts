import { type AnyEventObject, assign, sendTo, setup } from 'xstate'
import { waitOf } from '../../contract/problem.ts'
import { anyCall, type CallParts, callDelays, parentOf } from './calls.ts'
import { failureGuards, shellActions } from './failures.ts'

/** One call that a person may make again and again, and what it is called in French. */
export type RepeatableCommand = {
  /** The chart's own name. */
  id: string
  /** The endpoint. */
  call: string
  description: string
  /** The toast once it is done. */
  announced: string
  states: { fresh: string; done: string }
  /** What the parent hears once it is done. */
  told?: AnyEventObject
}

/**
 * The chart of one call that a person makes when they wish; `R`: what it takes, `A`: what it
 * answers, which `keepAnswer` hands to the page around it. `act` stands for the endpoint that `call`
 * names, and its invocation bears that name.
 */
export const repeatableCommand = <R, A = unknown>(made: RepeatableCommand) =>
  setup({
    types: {} as {
      /** `sent`: what was asked for last; `kept`: what the server has done last, null before. */
      context: { sent: R | null; kept: R | null; secondsToWait: number }
      events: { type: 'call.requested'; request: R }
    },
    actors: { call: anyCall<A>(made.call) },
    guards: failureGuards,
    actions: {
      ...shellActions,
      keepAnswer: (_, _params: { answer: A }) => {},
      rememberRequest: assign({ sent: (_, { request }: { request: R }) => request }),
      rememberSuccess: assign({ kept: ({ context }) => context.sent }),
      rememberDelay: assign({ secondsToWait: (_, { error }: { error: unknown }) => waitOf(error) }),
      notifySuccess: sendTo(parentOf, made.told ?? { type: 'call.done' }),
    },
    delays: { ...callDelays, WAIT_IMPOSED: ({ context }) => context.secondsToWait * 1000 },
  }).createMachine({
    id: made.id,
    description: made.description,
    context: { sent: null, kept: null, secondsToWait: 0 },
    initial: 'open',
    states: {
      open: {
        description: 'La demande peut être faite.',
        initial: 'fresh',
        on: {
          'call.requested': {
            target: 'calling',
            actions: { type: 'rememberRequest', params: ({ event }) => event },
          },
        },
        states: {
          fresh: { description: made.states.fresh },
          done: { description: made.states.done },
          failed: { description: 'La demande n’a pas abouti ; on peut réessayer.' },
        },
      },
      calling: {
        description: 'La demande est partie, on attend la réponse du serveur.',
        tags: 'busy',
        invoke: {
          id: made.call,
          src: 'call',
          input: ({ context }) => (context.sent ?? {}) as CallParts,
          onDone: {
            target: 'open.done',
            actions: [
              'rememberSuccess',
              { type: 'keepAnswer', params: ({ event }) => ({ answer: event.output }) },
              { type: 'announce', params: { text: made.announced } },
              'notifySuccess',
            ],
          },
          onError: [
            {
              guard: 'wasThrottled',
              target: 'throttled',
              actions: { type: 'rememberDelay', params: ({ event }) => event },
            },
            { target: 'open.failed', actions: { type: 'reportFailure', params: ({ event }) => event } },
          ],
        },
        after: { CALL_TIMEOUT: 'open.failed' },
      },
      throttled: {
        description: 'Trop de demandes : il faut patienter.',
        after: { WAIT_IMPOSED: 'open' },
      },
    },
  })
