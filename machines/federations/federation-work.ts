import type { EventObject } from 'xstate'
import { readFederationJob, type FederationJob } from '../../contract/federations/federation-jobs.ts'
import type { Federation } from '../../contract/shared/federations.ts'
import { call } from '../patterns/calls.ts'
import { failureGuards } from '../patterns/failures.ts'
import { federationJobMachine } from './federation-job.ts'

/**
 * `job`: the running job, or the federation's last one. `reason`: why the server refused, in French.
 * `isSent`: the job was requested, so the server may have started it even if its answer was lost.
 */
export type WorkContext = {
  federation: Federation
  job: FederationJob | null
  reason: string
  isSent: boolean
}
/** Initial context, without the federation. */
export const unasked = { job: null, reason: '', isSent: false }
/** How a person continues: retry after a failure, resume after a lost answer, close the window. */
export type WorkEvent = { type: 'work.retried' } | { type: 'work.resumed' } | { type: 'work.closed' }
export type WorkChildren = { federationJob: 'federationJob' }

type Job = { job: FederationJob | null }
type Answered = { event: { output: FederationJob | null } }
type Followed = { event: { output: Job } }
type Failed = { event: { error: unknown } }

/** The actors of `workStates`: the call that reads the last job, and the child that polls it. */
export const workActors = {
  readFederationJob: call(readFederationJob),
  federationJob: federationJobMachine,
}

/** The guards of `workStates`, to spread into a chart's setup. */
export const workGuards = {
  ...failureGuards,
  wasTurnedDown: (args: { event: EventObject }) =>
    failureGuards.wasInConflict(args) || failureGuards.wasRefused(args),
  isRunning: (_: unknown, { job }: Job) => job?.state === 'running',
  isDone: (_: unknown, { job }: Job) => job?.state === 'done',
  isKnown: (_: unknown, { job }: Job) => job !== null,
  wasSent: ({ context }: { context: WorkContext }) => context.isSent,
}

/** The call that starts the job, and the French description of its end. */
type Work<K extends string, I> = { call: K; input: I; done: string }

/**
 * The states of a job that continues on the server once started (spec §9: up to 30 seconds); a person who
 * returns sees its progress. The chart adds the state `preparing`, which collects what the request needs
 * and continues to `starting`; its guard `isPrepared` says whether the request is complete, and
 * `isAlreadyDone` whether the job that was read makes another one unnecessary. Output: whether the page
 * must be reloaded.
 */
export const workStates = <K extends string, I>(work: Work<K, I>) =>
  ({
    lookingForWork: {
      description: 'On demande au serveur si un traitement de la fédération est déjà en cours.',
      tags: 'busy',
      entry: 'forgetPrepared',
      on: { 'work.closed': 'left' },
      invoke: {
        id: 'readFederationJob',
        src: 'readFederationJob',
        input: ({ context }: { context: WorkContext }) => ({ params: { id: context.federation.id } }),
        onDone: [
          {
            guard: { type: 'isRunning', params: ({ event }: Answered) => ({ job: event.output }) },
            target: 'running',
            actions: { type: 'rememberJob', params: ({ event }: Answered) => ({ job: event.output }) },
          },
          {
            guard: { type: 'isAlreadyDone', params: ({ event }: Answered) => ({ job: event.output }) },
            target: 'done',
            actions: { type: 'rememberJob', params: ({ event }: Answered) => ({ job: event.output }) },
          },
          {
            target: 'preparing',
            actions: { type: 'rememberJob', params: ({ event }: Answered) => ({ job: event.output }) },
          },
        ],
        onError: [
          { guard: 'wasMissing', target: 'left' },
          { target: 'unread', actions: { type: 'reportFailure', params: ({ event }: Failed) => event } },
        ],
      },
    },
    unread: {
      description: 'On ne sait pas où en est la fédération ; on peut redemander.',
      on: { 'work.retried': 'lookingForWork', 'work.closed': 'left' },
    },
    starting: {
      description: 'La demande est envoyée au serveur.',
      tags: 'busy',
      entry: 'rememberSending',
      invoke: {
        id: work.call,
        src: work.call,
        input: work.input,
        onDone: {
          target: 'running',
          actions: { type: 'rememberJob', params: ({ event }: Answered) => ({ job: event.output }) },
        },
        onError: [
          {
            guard: 'wasTurnedDown',
            target: 'refused',
            actions: { type: 'rememberReason', params: ({ event }: Failed) => event },
          },
          { guard: 'wasMissing', target: 'left' },
          { target: 'unstarted', actions: { type: 'reportFailure', params: ({ event }: Failed) => event } },
        ],
      },
    },
    unstarted: {
      description: 'On ne sait pas si la demande est arrivée ; l’envoyer de nouveau ne fait rien deux fois.',
      on: { 'work.retried': 'starting', 'work.closed': 'left' },
    },
    refused: {
      description: 'Le serveur refuse ; on peut voir où en est la fédération.',
      on: { 'work.resumed': 'lookingForWork', 'work.closed': 'left' },
    },
    running: {
      description: 'Le serveur travaille ; on peut fermer et revenir.',
      on: { 'work.closed': 'left' },
      invoke: {
        id: 'federationJob',
        src: 'federationJob',
        input: ({ context }: { context: WorkContext }) => ({
          federationId: context.federation.id,
          job: context.job!,
        }),
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }: Followed) => event.output },
            target: 'done',
            actions: { type: 'rememberJob', params: ({ event }: Followed) => event.output },
          },
          {
            guard: { type: 'isKnown', params: ({ event }: Followed) => event.output },
            target: 'broken',
            actions: { type: 'rememberJob', params: ({ event }: Followed) => event.output },
          },
          { target: 'left' },
        ],
      },
    },
    broken: {
      description: 'Le traitement n’est pas allé au bout ; rien n’est fait, on peut recommencer.',
      on: {
        'work.retried': [{ guard: 'isPrepared', target: 'starting' }, { target: 'preparing' }],
        'work.closed': 'left',
      },
    },
    done: { description: work.done, on: { 'work.closed': 'left' } },
    left: { description: 'La liste est à relire.', type: 'final', output: { changed: true } },
    abandoned: { description: 'La personne a renoncé.', type: 'final', output: { changed: false } },
  }) as const
