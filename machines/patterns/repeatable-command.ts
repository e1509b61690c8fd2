import { type ActorRefFrom, assign, sendTo, setup } from 'xstate'
import type { Answer, Endpoint, Request } from '../../contract/endpoint.ts'
import { waitOf } from '../../contract/problem.ts'
import { anyCall, type CallParts, waitDelays } from './calls.ts'
import { type Download, failureGuards, shellActions } from './failures.ts'
import { parentOf, type WithParent } from './parent.ts'

type Reporting = WithParent<{ type: 'account.changed' }>

/** A command that may be sent repeatedly: its endpoint, and its French texts. */
type Command<A> = {
  /** The machine's id. */
  id: string
  call: Endpoint
  description: string
  /** The toast on success. */
  announced: string
  states: { fresh: string; done: string }
  /** The file that the answer becomes, if the person asked for one. */
  file?: (answer: A) => Download
}

/** `R`: the request. `A`: the answer. */
const chartOf = <R, A>({ file, ...command }: Command<A>) => {
  const downloading = file
    ? [
        {
          type: 'download',
          params: ({ event }: { event: { output: A } }) => ({ file: file(event.output) }),
        } as const,
      ]
    : []
  return setup({
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
      download: (_, _params: { file: Download }) => {},
      rememberRequest: assign({ sent: (_, { request }: { request: R }) => request }),
      rememberSuccess: assign({ kept: ({ context }) => context.sent }),
      rememberDelay: assign({ secondsToWait: (_, { error }: { error: unknown }) => waitOf(error) }),
      notifySuccess: sendTo(({ context, self }) => parentOf(context, self), { type: 'account.changed' }),
    },
    delays: waitDelays,
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
          id: command.call.name,
          src: 'call',
          input: ({ context }) => (context.sent ?? {}) as CallParts,
          onDone: {
            target: 'open.done',
            actions: [
              'rememberSuccess',
              ...downloading,
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
      },
      throttled: {
        description: 'Trop de demandes : il faut patienter.',
        after: { WAIT_IMPOSED: 'open' },
      },
    },
  })
}

/** A command that a person may send repeatedly. A parent, if given, is notified that the account changed. */
export const repeatableCommand = <E extends Endpoint>(command: Command<Answer<E>> & { call: E }) =>
  chartOf<Request<E>, Answer<E>>(command)

/** A running command, by its request and answer. */
export type RepeatableActor<R, A> = ActorRefFrom<ReturnType<typeof chartOf<R, A>>>
