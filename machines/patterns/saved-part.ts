import { assign, setup } from 'xstate'
import { fieldsOf } from '../../contract/problem.ts'
import { anyCall, type CallParts, callDelays } from './calls.ts'
import { failureGuards, shellActions } from './failures.ts'
import type { FieldErrors } from './field-errors.ts'

/** What became of a part: whether the server keeps it, and what it reproaches by field if it refused. */
export type PartOutcome = { saved: boolean; errors: FieldErrors }

/** One part of a form that is saved by a call of its own. */
export type Part = {
  /** The chart's own name. */
  id: string
  /** The endpoint that keeps the part. */
  call: string
  description: string
}

/**
 * The chart of one part of a form, saved beside the others; `R`: what the call takes. It always
 * ends, so that a form may await all its parts together. `act` stands for the endpoint that `call`
 * names, and its invocation bears that name.
 */
export const savedPart = <R extends object>({ id, call, description }: Part) =>
  setup({
    types: {} as { context: { request: R; errors: FieldErrors }; input: { request: R }; output: PartOutcome },
    actors: { act: anyCall(call) },
    guards: failureGuards,
    actions: {
      ...shellActions,
      rememberRefusal: assign({ errors: (_, { error }: { error: unknown }) => fieldsOf(error) }),
    },
    delays: callDelays,
  }).createMachine({
    id,
    description,
    context: ({ input }) => ({ ...input, errors: {} }),
    initial: 'sending',
    output: ({ context, event }) => ({ ...(event.output as { saved: boolean }), errors: context.errors }),
    states: {
      sending: {
        description: 'La partie est envoyée au serveur.',
        tags: 'busy',
        invoke: {
          id: call,
          src: 'act',
          input: ({ context }) => context.request as CallParts,
          onDone: 'saved',
          onError: [
            {
              guard: 'wasRefused',
              target: 'refused',
              actions: { type: 'rememberRefusal', params: ({ event }) => event },
            },
            { target: 'failed', actions: { type: 'reportFailure', params: ({ event }) => event } },
          ],
        },
        after: { CALL_TIMEOUT: 'failed' },
      },
      saved: { description: 'Le serveur la garde.', type: 'final', output: { saved: true } },
      refused: {
        description: 'Le serveur la refuse et dit pourquoi.',
        type: 'final',
        output: { saved: false },
      },
      failed: {
        description: 'On ne sait pas si le serveur la garde ; elle pourra repartir.',
        type: 'final',
        output: { saved: false },
      },
    },
  })

/** One part among those that are saved at once. */
type Sent<P, K, I> = {
  /** How the chart around it calls the part. */
  part: P
  /** The chart that saves it. */
  chart: K
  /** What that chart takes. */
  input: I
  description: string
  /** What is said while it is on its way. */
  sending: string
}

/**
 * The region of a part among those that are saved at once: it is over when there is nothing to send,
 * or when it is known what became of it. The chart around it says which parts `isSaved` and
 * remembers outcomes (`rememberOutcome`).
 */
export const sentPart = <const P, const K extends string, I>({
  part,
  chart,
  input,
  ...words
}: Sent<P, K, I>) =>
  ({
    description: words.description,
    initial: 'deciding',
    states: {
      deciding: {
        description: 'Y a-t-il quelque chose à envoyer ?',
        always: [{ guard: { type: 'isSaved', params: { part } }, target: 'settled' }, { target: 'sending' }],
      },
      sending: {
        description: words.sending,
        invoke: {
          id: chart,
          src: chart,
          input,
          onDone: {
            target: 'settled',
            actions: {
              type: 'rememberOutcome',
              params: ({ event }: { event: { output: PartOutcome } }) => ({ part, output: event.output }),
            },
          },
        },
      },
      settled: { description: 'On sait ce qu’il en est.', type: 'final' },
    },
  }) as const
