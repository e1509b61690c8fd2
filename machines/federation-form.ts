import { assign, fromPromise, setup } from 'xstate'
import type { Federation } from '../contract/federations.ts'
import { limits } from '../contract/limits.ts'
import { fieldsOf, messageOf } from '../contract/problem.ts'
import { tooLarge } from '../contract/uploads.ts'
import { call } from './calls.ts'
import { confirmationMachine } from './confirmation.ts'
import { failureGuards, shellActions } from './failures.ts'
import type { FieldErrors } from './field-errors.ts'
import {
  changedEntry,
  draftOf,
  type FederationDraft,
  hasChanges,
  mistakesOf,
  newEntry,
} from './federation-draft.ts'

/** `preview`: the address of the picture that was chosen; null while none is. */
type Context = FederationDraft & { preview: string | null; errors: FieldErrors }
type Event =
  | { type: 'department.typed'; value: string }
  | { type: 'name.typed'; value: string }
  | { type: 'logo.chosen'; file: File }
  | { type: 'federation.submitted' }
  | { type: 'form.closed' }

const isComplete = (context: Context) => Object.keys(mistakesOf(context)).length === 0

/** Adds a federation or changes one (spec §2 « Federations list », §5 « Federation »). */
export const federationFormMachine = setup({
  types: {} as {
    context: Context
    events: Event
    input: { federation: Federation | null }
    output: { changed: boolean }
    children: { confirmation: 'confirmation' }
  },
  actors: {
    createFederation: call('createFederation'),
    updateFederation: call('updateFederation'),
    /** Reads a picture on this device; rejects with what is wrong with it, in French. */
    previewLogo: fromPromise<{ url: string }, { file: File }>(() =>
      Promise.reject(new Error('previewLogo absent')),
    ),
    confirmation: confirmationMachine,
  },
  guards: {
    ...failureGuards,
    isNew: ({ context }) => context.federation === null,
    isComplete: ({ context }) => isComplete(context),
    isCompleteAndNew: ({ context }) => context.federation === null && isComplete(context),
    hasChanges: ({ context }) => hasChanges(context),
    isConfirmed: (_, { output }: { output: { confirmed: boolean } }) => output.confirmed,
  },
  actions: {
    ...shellActions,
    rememberDepartment: assign({ departmentCode: (_, { value }: { value: string }) => value }),
    rememberName: assign({ name: (_, { value }: { value: string }) => value }),
    rememberFile: assign(({ context: { errors } }, { file }: { file: File }) => {
      const { logo: _, ...others } = errors
      return { file, preview: null, errors: others }
    }),
    rememberPreview: assign({ preview: (_, { output }: { output: { url: string } }) => output.url }),
    refuseFile: assign(({ context }, { error }: { error: unknown }) => ({
      file: null,
      errors: { ...context.errors, logo: [messageOf(error)] },
    })),
    refuseSize: assign({ errors: { logo: [tooLarge(limits.logo.maxBytes)] } }),
    rememberMistakes: assign({ errors: ({ context }) => mistakesOf(context) }),
    rememberRefusal: assign({ errors: (_, { error }: { error: unknown }) => fieldsOf(error) }),
    forgetMistakes: assign({ errors: {} }),
  },
  delays: { READ_TIMEOUT: 5000, UPLOAD_TIMEOUT: 30_000 },
}).createMachine({
  id: 'federationForm',
  description: 'Une personne ajoute une fédération, ou en change le nom et le logo.',
  context: ({ input }) => ({ ...draftOf(input.federation), preview: null, errors: {} }),
  initial: 'editing',
  output: ({ event }) => event.output as { changed: boolean },
  states: {
    editing: {
      description: 'Le département, le nom et le logo sont saisis.',
      initial: 'fresh',
      on: {
        'department.typed': {
          guard: 'isNew',
          actions: { type: 'rememberDepartment', params: ({ event }) => event },
        },
        'name.typed': { actions: { type: 'rememberName', params: ({ event }) => event } },
        'logo.chosen': {
          target: '.reading',
          reenter: true,
          actions: { type: 'rememberFile', params: ({ event }) => event },
        },
        'federation.submitted': [
          { guard: 'isCompleteAndNew', target: 'creating' },
          { guard: 'isComplete', target: 'updating' },
          { target: '.incomplete', actions: 'rememberMistakes' },
        ],
        'form.closed': [{ guard: 'hasChanges', target: 'discarding' }, { target: 'abandoned' }],
      },
      states: {
        fresh: { description: 'La saisie est en cours.' },
        reading: {
          description: 'Le logo choisi est lu sur l’appareil, pour être montré.',
          invoke: {
            id: 'previewLogo',
            src: 'previewLogo',
            input: ({ context }) => ({ file: context.file! }),
            onDone: { target: 'fresh', actions: { type: 'rememberPreview', params: ({ event }) => event } },
            onError: { target: 'incomplete', actions: { type: 'refuseFile', params: ({ event }) => event } },
          },
          after: { READ_TIMEOUT: 'fresh' },
        },
        incomplete: { description: 'Un champ manque ou est faux ; il est signalé.' },
        refused: { description: 'Le serveur a refusé un champ ; il est signalé.' },
        failed: { description: 'L’enregistrement n’a pas abouti ; la saisie est gardée.' },
        resumed: { description: 'La personne a failli renoncer ; sa saisie est toujours là.' },
      },
    },
    discarding: {
      description: 'La saisie serait perdue : on demande confirmation.',
      invoke: {
        id: 'confirmation',
        src: 'confirmation',
        input: { message: 'Abandonner votre saisie ?', cancel: 'Continuer', confirm: 'Abandonner' },
        onDone: [
          { guard: { type: 'isConfirmed', params: ({ event }) => event }, target: 'abandoned' },
          { target: 'editing.resumed' },
        ],
      },
    },
    creating: {
      description: 'La nouvelle fédération est envoyée au serveur.',
      tags: 'busy',
      entry: 'forgetMistakes',
      invoke: {
        id: 'createFederation',
        src: 'createFederation',
        input: ({ context }) => ({ body: newEntry(context) }),
        onDone: {
          target: 'saved',
          actions: { type: 'announce', params: { text: 'Modifications enregistrées' } },
        },
        onError: [
          {
            guard: 'wasRefused',
            target: 'editing.refused',
            actions: { type: 'rememberRefusal', params: ({ event }) => event },
          },
          { guard: 'wasTooLarge', target: 'editing.refused', actions: 'refuseSize' },
          { target: 'editing.failed', actions: { type: 'reportFailure', params: ({ event }) => event } },
        ],
      },
      after: { UPLOAD_TIMEOUT: 'editing.failed' },
    },
    updating: {
      description: 'La fédération modifiée est envoyée au serveur.',
      tags: 'busy',
      entry: 'forgetMistakes',
      invoke: {
        id: 'updateFederation',
        src: 'updateFederation',
        input: ({ context }) => ({ params: { id: context.federation!.id }, body: changedEntry(context) }),
        onDone: {
          target: 'saved',
          actions: { type: 'announce', params: { text: 'Modifications enregistrées' } },
        },
        onError: [
          {
            guard: 'wasRefused',
            target: 'editing.refused',
            actions: { type: 'rememberRefusal', params: ({ event }) => event },
          },
          { guard: 'wasTooLarge', target: 'editing.refused', actions: 'refuseSize' },
          { guard: 'wasMissing', target: 'outdated' },
          { target: 'editing.failed', actions: { type: 'reportFailure', params: ({ event }) => event } },
        ],
      },
      after: { UPLOAD_TIMEOUT: 'editing.failed' },
    },
    outdated: {
      description: 'La fédération n’existe plus : elle ne peut plus être modifiée.',
      on: { 'form.closed': 'dismissed' },
    },
    saved: { description: 'La fédération est enregistrée.', type: 'final', output: { changed: true } },
    dismissed: {
      description: 'La personne sait que la fédération n’existe plus ; la liste est à relire.',
      type: 'final',
      output: { changed: true },
    },
    abandoned: { description: 'La personne a renoncé.', type: 'final', output: { changed: false } },
  },
})
