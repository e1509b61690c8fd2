import { assign, setup } from 'xstate'
import { initFederation, type FederationJob } from '../../contract/federations/federation-jobs.ts'
import type { Federation } from '../../contract/shared/federations.ts'
import { messageOf } from '../../contract/problem.ts'
import { call } from '../patterns/calls.ts'
import type { ConfirmationEvent } from '../patterns/confirmation.ts'
import { shellActions } from '../patterns/failures.ts'
import {
  unasked,
  workActors,
  type WorkChildren,
  type WorkContext,
  type WorkEvent,
  workGuards,
  workStates,
} from './federation-work.ts'

/** `isConfirmed`: the person confirmed the initialisation in this window. */
type Context = WorkContext & { isConfirmed: boolean }

/** Attaches communes to an uninitialised federation (spec §2 « Federations list », §4 « Federation »). */
export const federationInitialisationMachine = setup({
  types: {} as {
    context: Context
    events: WorkEvent | ConfirmationEvent
    input: { federation: Federation }
    output: { changed: boolean }
    children: WorkChildren
  },
  actors: { ...workActors, initFederation: call(initFederation) },
  guards: {
    ...workGuards,
    isPrepared: ({ context }) => context.isConfirmed,
    // A federation is initialised only once.
    isAlreadyDone: (_, { job }: { job: FederationJob | null }) => job?.state === 'done',
  },
  actions: {
    ...shellActions,
    rememberJob: assign({ job: (_, { job }: { job: FederationJob | null }) => job }),
    rememberReason: assign({ reason: (_, { error }: { error: unknown }) => messageOf(error) }),
    rememberConfirmation: assign({ isConfirmed: true }),
    rememberSending: assign({ isSent: true }),
    forgetPrepared: assign({ isConfirmed: false }),
  },
}).createMachine({
  id: 'federationInitialisation',
  description: 'Une personne rattache ses communes à une fédération, et suit ce travail jusqu’au bout.',
  context: ({ input }) => ({ federation: input.federation, ...unasked, isConfirmed: false }),
  initial: 'lookingForWork',
  output: ({ event }) => event.output as { changed: boolean },
  states: {
    preparing: {
      description: 'On dit ce qui va se passer et on demande confirmation.',
      on: {
        'question.confirmed': { target: 'starting', actions: 'rememberConfirmation' },
        'question.cancelled': [{ guard: 'wasSent', target: 'left' }, { target: 'abandoned' }],
      },
    },
    ...workStates({
      call: 'initFederation',
      input: ({ context }: { context: Context }) => ({ params: { id: context.federation.id } }),
      done: 'La fédération a ses communes ; on dit combien.',
    }),
  },
})
