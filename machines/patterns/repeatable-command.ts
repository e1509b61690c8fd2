import { assign, sendTo, setup } from 'xstate'
import { waitOf } from '../../contract/problem.ts'
import { anyCall, type CallParts, callDelays, waitDelays } from './calls.ts'
import { failureGuards, shellActions } from './failures.ts'
import { parentOf, type WithParent } from './parent.ts'

type Reporting = WithParent<{ type: 'account.changed' }>

/** A command that may be sent repeatedly: its endpoint, and its French texts. */
export type RepeatableCommand = {
  /** The machine's id. */
  id: string
  /** The endpoint. */
  call: string
  description: string
  /** The toast on success. */
  announced: string
  states: { fresh: string; done: string }
}

/**
 * A command that a person may send repeatedly. `R`: the request. `A`: the answer, which `keepAnswer`
 * passes to the surrounding page. A parent, if given, is notified that the account changed. The actor
 * `call` performs the endpoint.
 */
export const repeatableCommand = <R, A = unknown>(command: RepeatableCommand) =>
  setup({
    types: {} as {
      /** `sent`: the latest request. `kept`: the latest one that succeeded. Null before the first. */
      context: { sent: R | null; kept: R | null; secondsToWait: number } & Reporting
      events: { type: 'call.requested'; request: R }
      input: Reporting | undefined
    },
    actors: { call: anyCall<A>(command.call) },
    guards: failureGuards,
    actions: {
      ...shellActions,
      keepAnswer: (_, _params: { answer: A }) => {},
      rememberRequest: assign({ sent: (_, { request }: { request: R }) => request }),
      rememberSuccess: assign({ kept: ({ context }) => context.sent }),
      rememberDelay: assign({ secondsToWait: (_, { error }: { error: unknown }) => waitOf(error) }),
      notifySuccess: sendTo(({ context, self }) => parentOf(context, self), { type: 'account.changed' }),
    },
    delays: { ...callDelays, ...waitDelays },
  }).createMachine({
    id: command.id,
    description: command.description,
    context: ({ input }) => ({ ...input, sent: null, kept: null, secondsToWait: 0 }),
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
          fresh: { description: command.states.fresh },
          done: { description: command.states.done },
          failed: { description: 'La demande n’a pas abouti ; on peut réessayer.' },
        },
      },
      calling: {
        description: 'La demande est partie, on attend la réponse du serveur.',
        tags: 'busy',
        invoke: {
          id: command.call,
          src: 'call',
          input: ({ context }) => (context.sent ?? {}) as CallParts,
          onDone: {
            target: 'open.done',
            actions: [
              'rememberSuccess',
              { type: 'keepAnswer', params: ({ event }) => ({ answer: event.output }) },
              { type: 'announce', params: { text: command.announced } },
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
