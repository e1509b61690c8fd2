import { assign, type EventObject, fromPromise, type InputFrom, setup } from 'xstate'
import type { FederationJob } from '../../contract/federations/federation-jobs.ts'
import { messageOf } from '../../contract/problem.ts'
import { call, callDelays } from '../patterns/calls.ts'
import type { confirmationMachine } from '../patterns/confirmation.ts'
import { failureGuards, shellActions } from '../patterns/failures.ts'
import { federationJobMachine } from './federation-job.ts'
import type { Federation } from '../../contract/shared/federations.ts'

/** Milliseconds to send what the work begins with, which may be a file, and have it read. */
export const UPLOAD = 60_000

/** What comes before the work: whether it is wanted, and with what. */
type Prepared = { confirmed: boolean; body?: object }
/** A machine that ends with it; they are all taken for the simplest one. */
export type Preparation = typeof confirmationMachine
/** Work that a federation is given: the call that begins it, and what it is called in French. */
type Work = {
  id: string
  /** The endpoint that begins it. */
  call: string
  description: string
  states: { preparing: string; done: string }
}

type Job = { job: FederationJob | null }
/**
 * `job`: the one that runs, or the federation's last one. `prepared`: what the work begins with; null
 * until it is wanted. `reason`: why the server refuses, in French.
 */
type Context = Job & { federation: Federation; prepared: Prepared | null; reason: string }
type Event = { type: 'work.retried' } | { type: 'work.resumed' } | { type: 'work.closed' }

/**
 * The chart of work that the server does by itself once it was begun (spec §9: up to 30 seconds): who
 * comes back finds it where it is. `work` stands for the endpoint that begins it; `preparation` asks
 * for what is needed before. Its output says whether what was shown before is to be read again.
 */
export const federationWork = (
  work: Work,
  preparation: Preparation,
  prepare: (federation: Federation) => InputFrom<Preparation>,
) =>
  setup({
    types: {} as {
      context: Context
      events: Event
      input: { federation: Federation }
      output: { changed: boolean }
      children: { preparation: 'preparation'; federationJob: 'federationJob' }
    },
    actors: {
      readFederationJob: call('readFederationJob'),
      act: fromPromise<FederationJob, { params: { id: number | string }; body?: object }>(() =>
        Promise.reject(new Error(`${work.call} absent`)),
      ),
      federationJob: federationJobMachine,
      preparation,
    },
    guards: {
      ...failureGuards,
      isTurnedDown: (args: { event: EventObject }) =>
        failureGuards.wasInConflict(args) || failureGuards.wasRefused(args),
      isRunning: (_, { job }: Job) => job?.state === 'running',
      isDone: (_, { job }: Job) => job?.state === 'done',
      isKnown: (_, { job }: Job) => job !== null,
      isConfirmed: (_, { prepared }: { prepared: Prepared }) => prepared.confirmed,
      isPrepared: ({ context }) => context.prepared !== null,
    },
    actions: {
      ...shellActions,
      rememberJob: assign({ job: (_, { job }: Job) => job }),
      rememberPrepared: assign({ prepared: (_, { prepared }: { prepared: Prepared }) => prepared }),
      rememberReason: assign({ reason: (_, { error }: { error: unknown }) => messageOf(error) }),
      forgetPrepared: assign({ prepared: null }),
    },
    delays: { ...callDelays, START_TIMEOUT: UPLOAD },
  }).createMachine({
    id: work.id,
    description: work.description,
    context: ({ input }) => ({ ...input, job: null, prepared: null, reason: '' }),
    initial: 'recalling',
    output: ({ event }) => event.output as { changed: boolean },
    states: {
      recalling: {
        description: 'On demande au serveur si un traitement de la fédération est déjà en cours.',
        tags: 'busy',
        entry: 'forgetPrepared',
        on: { 'work.closed': 'left' },
        invoke: {
          id: 'readFederationJob',
          src: 'readFederationJob',
          input: ({ context }) => ({ params: { id: context.federation.id } }),
          onDone: [
            {
              guard: { type: 'isRunning', params: ({ event }) => ({ job: event.output }) },
              target: 'running',
              actions: { type: 'rememberJob', params: ({ event }) => ({ job: event.output }) },
            },
            {
              target: 'preparing',
              actions: { type: 'rememberJob', params: ({ event }) => ({ job: event.output }) },
            },
          ],
          onError: [
            { guard: 'wasMissing', target: 'left' },
            { target: 'unread', actions: { type: 'reportFailure', params: ({ event }) => event } },
          ],
        },
        after: { CALL_TIMEOUT: 'unread' },
      },
      unread: {
        description: 'On ne sait pas où en est la fédération ; on peut redemander.',
        on: { 'work.retried': 'recalling', 'work.closed': 'left' },
      },
      preparing: {
        description: work.states.preparing,
        invoke: {
          id: 'preparation',
          src: 'preparation',
          input: ({ context }) => prepare(context.federation),
          onDone: [
            {
              guard: { type: 'isConfirmed', params: ({ event }) => ({ prepared: event.output }) },
              target: 'starting',
              actions: { type: 'rememberPrepared', params: ({ event }) => ({ prepared: event.output }) },
            },
            { target: 'abandoned' },
          ],
        },
      },
      starting: {
        description: 'La demande est envoyée au serveur.',
        tags: 'busy',
        invoke: {
          id: work.call,
          src: 'act',
          input: ({ context: { federation, prepared } }) => ({
            params: { id: federation.id },
            ...(prepared?.body && { body: prepared.body }),
          }),
          onDone: {
            target: 'running',
            actions: { type: 'rememberJob', params: ({ event }) => ({ job: event.output }) },
          },
          onError: [
            {
              guard: 'isTurnedDown',
              target: 'refused',
              actions: { type: 'rememberReason', params: ({ event }) => event },
            },
            { guard: 'wasMissing', target: 'left' },
            { target: 'unstarted', actions: { type: 'reportFailure', params: ({ event }) => event } },
          ],
        },
        after: { START_TIMEOUT: 'unstarted' },
      },
      unstarted: {
        description:
          'On ne sait pas si la demande est arrivée ; l’envoyer de nouveau ne fait rien deux fois.',
        on: { 'work.retried': 'starting', 'work.closed': 'left' },
      },
      refused: {
        description: 'Le serveur refuse ; on peut voir où en est la fédération.',
        on: { 'work.resumed': 'recalling', 'work.closed': 'left' },
      },
      running: {
        description: 'Le serveur travaille ; on peut fermer et revenir.',
        on: { 'work.closed': 'left' },
        invoke: {
          id: 'federationJob',
          src: 'federationJob',
          input: ({ context }) => ({ federationId: context.federation.id, job: context.job! }),
          onDone: [
            {
              guard: { type: 'isDone', params: ({ event }) => event.output },
              target: 'done',
              actions: { type: 'rememberJob', params: ({ event }) => event.output },
            },
            {
              guard: { type: 'isKnown', params: ({ event }) => event.output },
              target: 'broken',
              actions: { type: 'rememberJob', params: ({ event }) => event.output },
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
      done: { description: work.states.done, on: { 'work.closed': 'left' } },
      left: { description: 'La liste est à relire.', type: 'final', output: { changed: true } },
      abandoned: { description: 'La personne a renoncé.', type: 'final', output: { changed: false } },
    },
  })
