import { assign, setup } from 'xstate'
import { importRetrievers } from '../../contract/federations/retrievers.ts'
import type { FederationJob } from '../../contract/federations/federation-jobs.ts'
import type { Federation } from '../../contract/shared/federations.ts'
import { messageOf } from '../../contract/problem.ts'
import { call } from '../patterns/calls.ts'
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
import { type CheckedFile, retrieverCheckMachine } from './retriever-check.ts'

/** `checked`: the file to import; null until checked and confirmed. */
type Context = WorkContext & { checked: CheckedFile | null }

/** Imports a federation's members from a checked file (spec §5 « Retriever import »). */
export const retrieverImportMachine = setup({
  types: {} as {
    context: Context
    events: WorkEvent
    input: { federation: Federation }
    output: { changed: boolean }
    children: WorkChildren & { retrieverCheck: 'retrieverCheck' }
  },
  actors: {
    ...workActors,
    importRetrievers: call(importRetrievers),
    retrieverCheck: retrieverCheckMachine,
  },
  guards: {
    ...workGuards,
    isPrepared: ({ context }) => context.checked !== null,
    // Imports repeat, so only a job that started after the request is this one.
    isAlreadyDone: ({ context }, { job }: { job: FederationJob | null }) =>
      context.isSent && job?.state === 'done' && job.id !== context.job?.id,
    isConfirmed: (_, { checked }: { checked: CheckedFile | null }) => checked !== null,
  },
  actions: {
    ...shellActions,
    rememberJob: assign({ job: (_, { job }: { job: FederationJob | null }) => job }),
    rememberReason: assign({ reason: (_, { error }: { error: unknown }) => messageOf(error) }),
    rememberChecked: assign({ checked: (_, { checked }: { checked: CheckedFile | null }) => checked }),
    rememberSending: assign({ isSent: true }),
    forgetPrepared: assign({ checked: null }),
  },
}).createMachine({
  id: 'retrieverImport',
  description: 'Une personne importe les adhérents d’une fédération, et suit ce travail jusqu’au bout.',
  context: ({ input }) => ({ federation: input.federation, ...unasked, checked: null }),
  initial: 'lookingForWork',
  output: ({ event }) => event.output as { changed: boolean },
  states: {
    preparing: {
      description: 'Le fichier des adhérents est choisi, vérifié, et l’import confirmé.',
      invoke: {
        id: 'retrieverCheck',
        src: 'retrieverCheck',
        input: ({ context }) => ({ federationId: context.federation.id }),
        onDone: [
          {
            guard: { type: 'isConfirmed', params: ({ event }) => ({ checked: event.output }) },
            target: 'starting',
            actions: { type: 'rememberChecked', params: ({ event }) => ({ checked: event.output }) },
          },
          { guard: 'wasSent', target: 'left' },
          { target: 'abandoned' },
        ],
      },
    },
    ...workStates({
      call: 'importRetrievers',
      input: ({ context }: { context: Context }) => ({
        params: { id: context.federation.id },
        body: context.checked!,
      }),
      done: 'Les adhérents sont importés ; on dit combien, et ce qui a été laissé de côté.',
    }),
  },
})
