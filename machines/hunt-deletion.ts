import { setup } from 'xstate'
import type { Hunt } from '../contract/hunts.ts'
import { call, callDelays } from './calls.ts'
import { confirmationMachine } from './confirmation.ts'
import { failureGuards, shellActions } from './failures.ts'

type Event = { type: 'deletion.retried' } | { type: 'deletion.closed' }

/** Deletes a planned hunt after confirmation (spec §2 « Giver home », §4). */
export const huntDeletionMachine = setup({
  types: {} as {
    context: { hunt: Hunt }
    events: Event
    input: { hunt: Hunt }
    output: { changed: boolean }
    children: { confirmation: 'confirmation' }
  },
  actors: { deleteHunt: call('deleteHunt'), confirmation: confirmationMachine },
  guards: {
    ...failureGuards,
    isConfirmed: (_, { output }: { output: { confirmed: boolean } }) => output.confirmed,
  },
  actions: shellActions,
  delays: callDelays,
}).createMachine({
  id: 'huntDeletion',
  description: 'Le responsable supprime une chasse prévue, après confirmation.',
  context: ({ input }) => input,
  initial: 'confirming',
  output: ({ event }) => event.output as { changed: boolean },
  states: {
    confirming: {
      description: 'On demande confirmation avant de supprimer.',
      invoke: {
        id: 'confirmation',
        src: 'confirmation',
        input: { confirm: 'Supprimer' },
        onDone: [
          { guard: { type: 'isConfirmed', params: ({ event }) => event }, target: 'deleting' },
          { target: 'abandoned' },
        ],
      },
    },
    deleting: {
      description: 'La suppression est demandée au serveur.',
      tags: 'busy',
      invoke: {
        id: 'deleteHunt',
        src: 'deleteHunt',
        input: ({ context }) => ({ params: { id: context.hunt.id } }),
        onDone: {
          target: 'deleted',
          actions: { type: 'announce', params: { text: 'La chasse a été supprimée.' } },
        },
        onError: [
          { guard: 'wasMissing', target: 'deleted' },
          { guard: 'wasInConflict', target: 'refused' },
          { target: 'failed', actions: { type: 'reportFailure', params: ({ event }) => event } },
        ],
      },
      after: { CALL_TIMEOUT: 'failed' },
    },
    failed: {
      description: 'La suppression n’a pas abouti ; on peut réessayer ou renoncer.',
      on: { 'deletion.retried': 'deleting', 'deletion.closed': 'abandoned' },
    },
    refused: {
      description: 'La chasse a déjà eu lieu : elle ne peut plus être supprimée.',
      on: { 'deletion.closed': 'outdated' },
    },
    deleted: { description: 'La chasse n’existe plus.', type: 'final', output: { changed: true } },
    outdated: {
      description: 'La chasse a changé d’état ; les listes sont à relire.',
      type: 'final',
      output: { changed: true },
    },
    abandoned: {
      description: 'Le responsable a renoncé, la chasse reste.',
      type: 'final',
      output: { changed: false },
    },
  },
})
