import { assign, setup } from 'xstate'
import { limits } from '../../contract/limits.ts'
import { fieldsOf, messageOf } from '../../contract/problem.ts'
import { checkRetrievers, type RetrieverCheck } from '../../contract/federations/retrievers.ts'
import { tooLarge } from '../../contract/uploads.ts'
import { call } from '../patterns/calls.ts'
import type { ConfirmationEvent } from '../patterns/confirmation.ts'
import { failureGuards, shellActions } from '../patterns/failures.ts'

const { bytes } = limits.retrieverFile

/** `round`: number of discarded files. `errors`: what is wrong with the file, in French. */
type Context = {
  federationId: number
  file: File | null
  round: number
  check: RetrieverCheck | null
  errors: string[]
}
type Event =
  | { type: 'file.chosen'; file: File }
  | { type: 'file.discarded' }
  | { type: 'check.requested' }
  | { type: 'check.cancelled' }
  | { type: 'import.confirmed' }
  | { type: 'import.closed' }
  | ConfirmationEvent
/** The body of the import: the file, and the checksum of its check. */
export type CheckedFile = { file_retrivers: File; checksum: string }
/** Null when the person cancelled. */
type Output = CheckedFile | null

/** Discards the file and its errors. The new `round` resets the file input. */
const withoutFile = ({ round }: Context, errors: string[] = []) => ({
  file: null,
  check: null,
  round: round + 1,
  errors,
})
const fieldErrorsOf = (error: unknown) => {
  const all = Object.values(fieldsOf(error)).flat()
  return all.length > 0 ? all : [messageOf(error)]
}

/** Whether an import would remove more than half of the members there are: the file may be another one's. */
const removesMany = ({ removed, updated, unchanged }: RetrieverCheck) => removed > updated + unchanged

/** Chooses a file of members and shows a preview of its import (spec §5 « Retriever import »). */
export const retrieverCheckMachine = setup({
  types: {} as { context: Context; events: Event; input: { federationId: number }; output: Output },
  actors: { checkRetrievers: call(checkRetrievers) },
  guards: {
    ...failureGuards,
    isSmallEnough: (_, { file }: { file: File }) => file.size <= bytes,
    hasFile: ({ context }) => context.file !== null,
    bringsSomething: ({ context: { check } }) =>
      check !== null && check.imported + check.updated + check.removed > 0,
    removesMany: ({ context: { check } }) => check !== null && removesMany(check),
  },
  actions: {
    ...shellActions,
    rememberFile: assign((_, { file }: { file: File }) => ({ file, check: null, errors: [] })),
    rememberCheck: assign({ check: (_, { output }: { output: RetrieverCheck }) => output }),
    refuseSize: assign(({ context }) => withoutFile(context, [tooLarge(bytes)])),
    refuseNothing: assign({ errors: ['Choisissez un fichier CSV.'] }),
    refuseFile: assign(({ context }, { error }: { error: unknown }) =>
      withoutFile(context, fieldErrorsOf(error)),
    ),
    discardFile: assign(({ context }) => withoutFile(context)),
  },
}).createMachine({
  id: 'retrieverCheck',
  description: 'Une personne choisit le fichier de ses adhérents et voit ce que son import changerait.',
  context: ({ input }) => ({ ...input, file: null, round: 0, check: null, errors: [] }),
  initial: 'choosing',
  output: ({ event }) => event.output as Output,
  states: {
    choosing: {
      description: 'La personne choisit un fichier CSV.',
      initial: 'ready',
      on: {
        'file.chosen': [
          {
            guard: { type: 'isSmallEnough', params: ({ event }) => event },
            target: '.ready',
            actions: { type: 'rememberFile', params: ({ event }) => event },
          },
          { target: '.refused', actions: 'refuseSize' },
        ],
        'check.requested': [
          { guard: 'hasFile', target: 'checking' },
          { target: '.refused', actions: 'refuseNothing' },
        ],
        'import.closed': 'abandoned',
      },
      states: {
        ready: { description: 'Un fichier peut être choisi, puis vérifié.' },
        refused: { description: 'Le fichier manque ou ne convient pas ; on dit pourquoi.' },
        failed: { description: 'La vérification n’a pas abouti ; le fichier reste choisi.' },
      },
    },
    checking: {
      description: 'Le fichier est envoyé et lu par le serveur ; rien n’est encore importé.',
      tags: 'busy',
      on: { 'check.cancelled': 'choosing', 'import.closed': 'abandoned' },
      invoke: {
        id: 'checkRetrievers',
        src: 'checkRetrievers',
        input: ({ context }) => ({
          params: { id: context.federationId },
          body: { file_retrivers: context.file! },
        }),
        onDone: { target: 'checked', actions: { type: 'rememberCheck', params: ({ event }) => event } },
        onError: [
          { guard: 'wasTooLarge', target: 'choosing.refused', actions: 'refuseSize' },
          {
            guard: 'wasRefused',
            target: 'choosing.refused',
            actions: { type: 'refuseFile', params: ({ event }) => event },
          },
          {
            guard: 'wasInConflict',
            target: 'choosing.refused',
            actions: { type: 'refuseFile', params: ({ event }) => event },
          },
          { target: 'choosing.failed', actions: { type: 'reportFailure', params: ({ event }) => event } },
        ],
      },
    },
    checked: {
      description: 'On voit ce que l’import changerait, et ce qu’il laisserait de côté.',
      on: {
        'import.confirmed': [
          { guard: 'removesMany', target: 'doubting' },
          { guard: 'bringsSomething', target: 'confirmed' },
        ],
        'file.discarded': { target: 'choosing', actions: 'discardFile' },
        'import.closed': 'abandoned',
      },
    },
    doubting: {
      description: 'Plus de la moitié des adhérents seraient retirés : on demande confirmation.',
      on: { 'question.confirmed': 'confirmed', 'question.cancelled': 'checked' },
    },
    confirmed: {
      description: 'L’import de ce fichier est voulu.',
      type: 'final',
      output: ({ context: { file, check } }) => ({ file_retrivers: file!, checksum: check!.checksum }),
    },
    abandoned: {
      description: 'La personne a renoncé, rien n’est importé.',
      type: 'final',
      output: null,
    },
  },
})
