import { assign, setup } from 'xstate'
import type { Endpoint } from '../../contract/endpoint.ts'
import { messageOf } from '../../contract/problem.ts'
import { anyCall, type CallParts, type Sent } from './calls.ts'
import { type CommandEvent, commandStates } from './command-states.ts'
import type { ConfirmationEvent } from './confirmation.ts'
import type { Command, Subject } from './confirmed-command.ts'
import { failureGuards, shellActions } from './failures.ts'
import { leavingQuestion, unsentEntryStates } from './unsent-entry.ts'

/** A command that first requires an answer, such as a reason or a choice. */
type Answered<E extends Endpoint, S> = Command<E> & {
  /** French description of the initial state, in which the question is asked. */
  asked: string
  /** Whether the answer is acceptable; '' until given. */
  isAnswered: (answer: string) => boolean
  /** What is sent about a subject, with the answer. */
  request: (subject: S, answer: string) => Sent<E>
}

/**
 * A command sent after a question was answered and confirmed; the answer is not lost without another one.
 * Output: whether the page must be reloaded.
 */
export const answeredCommand = <E extends Endpoint, S extends Subject>(command: Answered<E, S>) => {
  /** `answer`: the current entry. `reason`: why the server refused, in French. */
  type Context = { subject: S; answer: string; reason: string }
  const states = commandStates({
    call: command.call.name,
    src: 'call',
    input: ({ context }: { context: Context }): CallParts => command.request(context.subject, context.answer),
    announced: command.announced,
    states: command.states,
  })
  return setup({
    types: {} as {
      context: Context
      events: { type: 'answer.typed'; value: string } | CommandEvent | ConfirmationEvent
      input: { subject: S }
      output: { changed: boolean }
    },
    actors: { call: anyCall(command.call) },
    guards: {
      ...failureGuards,
      isAnswered: ({ context }) => command.isAnswered(context.answer),
      hasEntry: ({ context }) => context.answer.trim() !== '',
    },
    actions: {
      ...shellActions,
      rememberAnswer: assign({ answer: (_, { value }: { value: string }) => value }),
      rememberReason: assign({ reason: (_, { error }: { error: unknown }) => messageOf(error) }),
    },
  }).createMachine({
    id: command.id,
    description: command.description,
    context: ({ input }) => ({ subject: input.subject, answer: '', reason: '' }),
    initial: 'confirming',
    output: ({ event }) => event.output as { changed: boolean },
    states: {
      confirming: {
        description: command.asked,
        on: {
          'answer.typed': { actions: { type: 'rememberAnswer', params: ({ event }) => event } },
          'question.confirmed': { guard: 'isAnswered', target: 'sending' },
          'question.cancelled': leavingQuestion,
        },
      },
      ...states,
      failed: { ...states.failed, on: { ...states.failed.on, 'command.closed': 'givingUp' } },
      ...unsentEntryStates,
    },
  })
}
