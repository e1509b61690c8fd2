import { assign, setup } from 'xstate'
import { readFederationJob, type FederationJob } from '../../contract/federations/federation-jobs.ts'
import { call } from '../patterns/calls.ts'
import { failureGuards } from '../patterns/failures.ts'

type Context = { federationId: number; job: FederationJob }

/** Polls a federation's job on the server until it ends (spec §9: up to 30 seconds). */
export const federationJobMachine = setup({
  types: {} as {
    context: Context
    events: { type: 'progress.requested' }
    input: Context
    /** The finished job; null when it no longer exists. */
    output: { job: FederationJob | null }
  },
  actors: { readFederationJob: call(readFederationJob) },
  guards: {
    ...failureGuards,
    isRunning: (_, { output }: { output: FederationJob | null }) => output?.state === 'running',
    isKnown: (_, { output }: { output: FederationJob | null }) => output !== null,
  },
  actions: {
    rememberJob: assign({
      job: ({ context }, { output }: { output: FederationJob | null }) => output ?? context.job,
    }),
  },
  delays: {
    /** Milliseconds between two polls. */
    PROGRESS_PAUSE: 1000,
    /** Milliseconds until the next poll after one without an answer. */
    SILENCE_PAUSE: 5000,
  },
}).createMachine({
  id: 'federationJob',
  description:
    'On suit un traitement du serveur jusqu’à sa fin ; il continue même si personne ne le regarde.',
  context: ({ input }) => input,
  initial: 'waiting',
  output: ({ event }) => event.output as { job: FederationJob | null },
  states: {
    waiting: {
      description: 'Le traitement avance ; on attend un peu avant de redemander où il en est.',
      after: { PROGRESS_PAUSE: 'reading' },
    },
    reading: {
      description: 'On demande au serveur où en est le traitement.',
      invoke: {
        id: 'readFederationJob',
        src: 'readFederationJob',
        input: ({ context }) => ({ params: { id: context.federationId } }),
        onDone: [
          {
            guard: { type: 'isRunning', params: ({ event }) => event },
            target: 'waiting',
            actions: { type: 'rememberJob', params: ({ event }) => event },
          },
          {
            guard: { type: 'isKnown', params: ({ event }) => event },
            target: 'ended',
            actions: { type: 'rememberJob', params: ({ event }) => event },
          },
          { target: 'lost' },
        ],
        onError: [{ guard: 'wasMissing', target: 'lost' }, { target: 'unanswered' }],
      },
    },
    unanswered: {
      description: 'Le serveur n’a pas répondu ; le traitement continue, on redemandera.',
      on: { 'progress.requested': 'reading' },
      after: { SILENCE_PAUSE: 'reading' },
    },
    ended: {
      description: 'Le traitement est fini, qu’il ait réussi ou non.',
      type: 'final',
      output: ({ context }) => ({ job: context.job }),
    },
    lost: {
      description: 'Le traitement ou sa fédération n’existe plus.',
      type: 'final',
      output: { job: null },
    },
  },
})
