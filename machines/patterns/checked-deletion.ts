import { assign, fromPromise, setup } from 'xstate'
import { callDelays } from './calls.ts'
import type { confirmedCommand, Subject } from './confirmed-command.ts'
import { failureGuards, shellActions } from './failures.ts'

/** Whether the subject may be deleted, and the code of the reason if not. */
type Availability = { available: boolean; reason: string | null }
/** What the pre-check answers, by the name of the action. */
export type Actions = Record<string, Availability>

/** A deletion that is checked first: its two endpoints, of which the only parameter is the subject's `id`. */
export type Deletion = {
  /** The chart's own name. */
  id: string
  /** The endpoint that answers whether it is possible. */
  check: string
  /** The action that it answers about, e.g. `delete_federation`. */
  action: string
  description: string
}

type Event = { type: 'deletion.retried' } | { type: 'deletion.closed' }

/**
 * The chart of a deletion that the server checks before anything is asked (spec §8 « Deletion refused
 * by a pre-check »). `check` stands for the endpoint that it names, `deletion` for the confirmed act.
 * Its output says whether what was shown before is to be read again.
 */
export const checkedDeletion = <S extends Subject>(
  { id, check, action, description }: Deletion,
  deletion: ReturnType<typeof confirmedCommand<S>>,
) =>
  setup({
    types: {} as {
      /** `reason`: the code of what forbids it; empty while nothing does. */
      context: { subject: S; reason: string }
      events: Event
      input: { subject: S }
      output: { changed: boolean }
      children: { deletion: 'deletion' }
    },
    actors: {
      check: fromPromise<Actions, { params: { id: number | string }; query: { object: 1 } }>(() =>
        Promise.reject(new Error(`${check} absent`)),
      ),
      deletion,
    },
    guards: {
      ...failureGuards,
      isAvailable: (_, { output }: { output: Actions }) => output[action]?.available ?? false,
      hasChanged: (_, { output }: { output: { changed: boolean } }) => output.changed,
    },
    actions: {
      ...shellActions,
      rememberReason: assign({
        reason: (_, { output }: { output: Actions }) => output[action]?.reason ?? '',
      }),
    },
    delays: callDelays,
  }).createMachine({
    id,
    description,
    context: ({ input }) => ({ ...input, reason: '' }),
    initial: 'checking',
    output: ({ event }) => event.output as { changed: boolean },
    states: {
      checking: {
        description: 'On demande au serveur si la suppression est possible.',
        tags: 'busy',
        invoke: {
          id: check,
          src: 'check',
          input: ({ context }) => ({ params: { id: context.subject.id }, query: { object: 1 } }),
          onDone: [
            { guard: { type: 'isAvailable', params: ({ event }) => event }, target: 'deleting' },
            {
              target: 'impossible',
              actions: { type: 'rememberReason', params: ({ event }) => event },
            },
          ],
          onError: [
            { guard: 'wasMissing', target: 'outdated' },
            { target: 'failed', actions: { type: 'reportFailure', params: ({ event }) => event } },
          ],
        },
        after: { CALL_TIMEOUT: 'failed' },
        on: { 'deletion.closed': 'abandoned' },
      },
      failed: {
        description: 'On ne sait pas si la suppression est possible ; on peut réessayer ou renoncer.',
        on: { 'deletion.retried': 'checking', 'deletion.closed': 'abandoned' },
      },
      impossible: {
        description: 'La suppression est impossible ; la raison est dite.',
        on: { 'deletion.closed': 'abandoned' },
      },
      deleting: {
        description: 'La suppression est possible : elle est confirmée, puis faite.',
        invoke: {
          id: 'deletion',
          src: 'deletion',
          input: ({ context }) => ({ subject: context.subject }),
          onDone: [
            { guard: { type: 'hasChanged', params: ({ event }) => event }, target: 'outdated' },
            { target: 'abandoned' },
          ],
        },
      },
      outdated: {
        description: 'Ce qui était montré a changé ; il faut le relire.',
        type: 'final',
        output: { changed: true },
      },
      abandoned: { description: 'Rien n’a changé.', type: 'final', output: { changed: false } },
    },
  })
