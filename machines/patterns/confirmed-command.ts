import { assign, setup } from 'xstate'
import { messageOf } from '../../contract/problem.ts'
import { anyCall, type CallParts, callDelays } from './calls.ts'
import { type CommandEvent, commandStates } from './command-states.ts'
import type { ConfirmationEvent } from './confirmation.ts'
import { failureGuards, shellActions } from './failures.ts'

/** The row that a command acts on. */
export type Subject = { id: number }

/** One command on one subject: its endpoint, and its French texts. */
export type Command = {
  /** The machine's id. */
  id: string
  /** The endpoint; its only parameter is the subject's `id`. */
  call: string
  description: string
  /** The toast on success. */
  announced: string
  /** French descriptions of the outcomes: what the command changed, and why the server may refuse it. */
  states: { done: string; refused: string }
}

/** Builds the request body from the subject; without it, the request has no body. */
type Bodied<S> = { body?: (subject: S) => object }

/**
 * An irreversible command: the person confirms it, then the server executes it (spec §8 « Confirm dialog
 * »). Output: whether the page must be reloaded. The actor `call` performs the endpoint.
 */
export const confirmedCommand = <S extends Subject>(command: Command & Bodied<S>) =>
  setup({
    types: {} as {
      /** `reason`: why the server refused, in French. */
      context: { subject: S; reason: string }
      events: CommandEvent | ConfirmationEvent
      input: { subject: S }
      output: { changed: boolean }
    },
    actors: { call: anyCall(command.call) },
    guards: failureGuards,
    actions: {
      ...shellActions,
      rememberReason: assign({ reason: (_, { error }: { error: unknown }) => messageOf(error) }),
    },
    delays: callDelays,
  }).createMachine({
    id: command.id,
    description: command.description,
    context: ({ input }) => ({ subject: input.subject, reason: '' }),
    initial: 'confirming',
    output: ({ event }) => event.output as { changed: boolean },
    states: {
      confirming: {
        description: 'On demande confirmation avant d’agir.',
        on: { 'question.confirmed': 'sending', 'question.cancelled': 'abandoned' },
      },
      ...commandStates({
        call: command.call,
        src: 'call',
        input: ({ context: { subject } }: { context: { subject: S } }): CallParts => ({
          params: { id: subject.id },
          ...(command.body && { body: command.body(subject) }),
        }),
        announced: command.announced,
        states: command.states,
      }),
    },
  })
