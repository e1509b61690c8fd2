import { assign, setup } from 'xstate'
import { limits } from '../../contract/limits.ts'
import { messageOf } from '../../contract/problem.ts'
import type { Correction } from '../../contract/users/corrections.ts'
import { call, callDelays } from '../patterns/calls.ts'
import { type CommandEvent, commandStates } from '../patterns/command-states.ts'
import type { ConfirmationEvent } from '../patterns/confirmation.ts'
import { failureGuards, shellActions } from '../patterns/failures.ts'

/** `answer`: why the giver's correction is refused. `reason`: why the server refuses the command, in French. */
type Context = { subject: Correction; answer: string; reason: string }
type Event = { type: 'answer.typed'; value: string } | CommandEvent | ConfirmationEvent

/** Refuses a correction after confirmation, and tells the giver why. */
export const correctionRefusalMachine = setup({
  types: {} as {
    context: Context
    events: Event
    input: { subject: Correction }
    output: { changed: boolean }
  },
  actors: { refuseCorrection: call('refuseCorrection') },
  guards: {
    ...failureGuards,
    isAnswered: ({ context: { answer } }) => answer.trim().length >= limits.correction.reason.min,
  },
  actions: {
    ...shellActions,
    rememberAnswer: assign({ answer: (_, { value }: { value: string }) => value }),
    rememberReason: assign({ reason: (_, { error }: { error: unknown }) => messageOf(error) }),
  },
  delays: callDelays,
}).createMachine({
  id: 'correctionRefusal',
  description: 'La fédération refuse la correction d’un compte rendu, dit pourquoi, et confirme.',
  context: ({ input }) => ({ ...input, answer: '', reason: '' }),
  initial: 'confirming',
  output: ({ event }) => event.output as { changed: boolean },
  states: {
    confirming: {
      description: 'On écrit la raison pour le responsable ; rien n’est encore envoyé.',
      on: {
        'answer.typed': { actions: { type: 'rememberAnswer', params: ({ event }) => event } },
        'question.confirmed': { guard: 'isAnswered', target: 'sending' },
        'question.cancelled': 'abandoned',
      },
    },
    ...commandStates({
      call: 'refuseCorrection',
      src: 'refuseCorrection',
      input: ({ context: { subject, answer } }: { context: Context }) => ({
        params: { id: subject.id },
        body: { reason: answer.trim() },
      }),
      announced: 'La correction a été refusée.',
      states: {
        done: 'Le compte rendu reste comme il est ; le responsable lit pourquoi.',
        refused: 'Quelqu’un a déjà répondu à cette correction.',
      },
    }),
  },
})
