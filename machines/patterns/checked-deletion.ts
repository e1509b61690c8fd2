import { assign, setup } from 'xstate'
import type { Endpoint } from '../../contract/endpoint.ts'
import { messageOf } from '../../contract/problem.ts'
import { anyCall } from './calls.ts'
import { type CommandEvent, commandStates } from './command-states.ts'
import type { ConfirmationEvent } from './confirmation.ts'
import type { Command, Subject } from './confirmed-command.ts'
import { failureGuards, shellActions } from './failures.ts'

/** Whether the deletion is possible, and otherwise the code of the reason. */
type Availability = { available: boolean; reason: string | null }
/** The answer of a pre-check, by action name. */
export type Actions = Record<string, Availability>

/** A deletion with a pre-check. The only parameter of both endpoints is the subject's `id`. */
export type Deletion = Command<Endpoint> & {
  /** The endpoint of the pre-check. */
  check: Endpoint
  /** The action in the pre-check's answer, e.g. `delete_federation`. */
  action: string
}

/**
 * A deletion with a pre-check before the confirmation (spec §8 « Deletion refused by a pre-check »).
 * Output: whether the page must be reloaded.
 */
export const checkedDeletion = <S extends Subject>(deletion: Deletion) =>
  setup({
    types: {} as {
      /**
       * `obstacle`: the code of what prevents the deletion, or ''. `reason`: why the server refused the
       * deletion itself, in French.
       */
      context: { subject: S; obstacle: string; reason: string }
      events: CommandEvent | ConfirmationEvent
      input: { subject: S }
      output: { changed: boolean }
    },
    actors: {
      check: anyCall<Actions>(deletion.check),
      call: anyCall(deletion.call),
    },
    guards: {
      ...failureGuards,
      isAvailable: (_, { output }: { output: Actions }) => output[deletion.action]?.available ?? false,
    },
    actions: {
      ...shellActions,
      rememberObstacle: assign({
        obstacle: (_, { output }: { output: Actions }) => output[deletion.action]?.reason ?? '',
      }),
      rememberReason: assign({ reason: (_, { error }: { error: unknown }) => messageOf(error) }),
    },
  }).createMachine({
    id: deletion.id,
    description: deletion.description,
    context: ({ input }) => ({ subject: input.subject, obstacle: '', reason: '' }),
    initial: 'checking',
    output: ({ event }) => event.output as { changed: boolean },
    states: {
      checking: {
        description: 'On demande au serveur si la suppression est possible.',
        tags: 'busy',
        invoke: {
          id: deletion.check.name,
          src: 'check',
          input: ({ context }) => ({ params: { id: context.subject.id }, query: { object: 1 } }),
          onDone: [
            { guard: { type: 'isAvailable', params: ({ event }) => event }, target: 'confirming' },
            { target: 'impossible', actions: { type: 'rememberObstacle', params: ({ event }) => event } },
          ],
          onError: [
            { guard: 'wasMissing', target: 'outdated' },
            { target: 'unchecked', actions: { type: 'reportFailure', params: ({ event }) => event } },
          ],
        },
        on: { 'command.closed': 'abandoned' },
      },
      unchecked: {
        description: 'On ne sait pas si la suppression est possible ; on peut réessayer ou renoncer.',
        on: { 'command.retried': 'checking', 'command.closed': 'abandoned' },
      },
      impossible: {
        description: 'La suppression est impossible ; la raison est dite.',
        on: { 'command.closed': 'abandoned' },
      },
      confirming: {
        description: 'La suppression est possible : on demande confirmation.',
        on: { 'question.confirmed': 'sending', 'question.cancelled': 'abandoned' },
      },
      ...commandStates({
        call: deletion.call.name,
        src: 'call',
        input: ({ context }: { context: { subject: S } }) => ({ params: { id: context.subject.id } }),
        announced: deletion.announced,
        states: deletion.states,
      }),
    },
  })
