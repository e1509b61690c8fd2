import { assign, setup } from 'xstate'
import type { Endpoint } from '../../contract/endpoint.ts'
import { messageOf } from '../../contract/problem.ts'
import { anyCall, type CallParts, type Sent } from './calls.ts'
import { type CommandEvent, commandStates } from './command-states.ts'
import type { ConfirmationEvent } from './confirmation.ts'
import { failureGuards, shellActions } from './failures.ts'

/** The row that a command acts on. */
export type Subject = { id: number }

/** One command: its endpoint, and its French texts. */
export type Command<E extends Endpoint> = {
  /** The machine's id. */
  id: string
  call: E
  description: string
  /** The toast on success. */
  announced: string
  /** French descriptions of the outcomes: what the command changed, and why the server may refuse it. */
  states: { done: string; refused: string }
}

/** What is sent about a subject. */
type Requesting<E extends Endpoint, S> = { request: (subject: S) => Sent<E> }

/**
 * An irreversible command: the person confirms it, then the server executes it (spec §8 « Confirm dialog
 * »). Output: whether the page must be reloaded.
 */
export const confirmedCommand = <E extends Endpoint, S extends Subject>(
  command: Command<E> & Requesting<E, S>,
) =>
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
        call: command.call.name,
        src: 'call',
        input: ({ context }: { context: { subject: S } }): CallParts => command.request(context.subject),
        announced: command.announced,
        states: command.states,
      }),
    },
  })
