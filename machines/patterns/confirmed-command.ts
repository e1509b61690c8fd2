import { assign, fromPromise, setup } from 'xstate'
import { messageOf } from '../../contract/problem.ts'
import { callDelays } from './calls.ts'
import { confirmationMachine, type Question } from './confirmation.ts'
import { failureGuards, shellActions } from './failures.ts'
import { commandStates, type CommandEvent } from './command-states.ts'

/** What an act is done to, known by its row's number. */
export type Subject = { id: number }

/** One act on one subject: the call behind it, and what it is called in French. */
export type Act<N extends string> = {
  /** The chart's own name. */
  id: string
  /** The endpoint, of which the only parameter is the subject's `id`. */
  call: N
  description: string
  question?: Question
  /** The toast once it is done. */
  announced: string
  /** What has become of the subject once it is done, and why the server may refuse. */
  states: { done: string; refused: string }
}

/**
 * The chart of an act that cannot simply be taken back: it is confirmed, then done by the server
 * (spec §8 « Confirm dialog »). Its output says whether what was shown before is to be read again.
 * `act` stands for the endpoint that `call` names, and its invocation bears that name.
 */
export const confirmedCommand = <S extends Subject, N extends string = string>(act: Act<N>) =>
  setup({
    types: {} as {
      /** `reason`: why the server refuses, in French. */
      context: { subject: S; reason: string }
      events: CommandEvent
      input: { subject: S }
      output: { changed: boolean }
      children: { confirmation: 'confirmation' }
    },
    actors: {
      act: fromPromise<unknown, { params: { id: number | string } }>(() =>
        Promise.reject(new Error(`${act.call} absent`)),
      ),
      confirmation: confirmationMachine,
    },
    guards: {
      ...failureGuards,
      isConfirmed: (_, { output }: { output: { confirmed: boolean } }) => output.confirmed,
    },
    actions: {
      ...shellActions,
      rememberReason: assign({
        reason: (_, { error }: { error: unknown }) => messageOf(error),
      }),
    },
    delays: callDelays,
  }).createMachine({
    id: act.id,
    description: act.description,
    context: ({ input }) => ({ ...input, reason: '' }),
    initial: 'confirming',
    output: ({ event }) => event.output as { changed: boolean },
    states: {
      confirming: {
        description: 'On demande confirmation avant d’agir.',
        invoke: {
          id: 'confirmation',
          src: 'confirmation',
          input: act.question ?? {},
          onDone: [
            { guard: { type: 'isConfirmed', params: ({ event }) => event }, target: 'sending' },
            { target: 'abandoned' },
          ],
        },
      },
      ...commandStates({
        call: act.call,
        src: 'act',
        input: ({ context }: { context: { subject: S } }) => ({ params: { id: context.subject.id } }),
        announced: act.announced,
        states: act.states,
      }),
    },
  })
