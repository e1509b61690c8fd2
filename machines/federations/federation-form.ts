import { assign, fromPromise, setup } from 'xstate'
import { createFederation, updateFederation } from '../../contract/federations/federations.ts'
import { messageOf } from '../../contract/problem.ts'
import { call } from '../patterns/calls.ts'
import * as form from '../patterns/entry-form.ts'
import { saving } from '../patterns/entry-saving.ts'
import { without } from '../patterns/field-errors.ts'
import * as draft from './federation-draft.ts'
import type { Federation } from '../../contract/shared/federations.ts'

/**
 * `preview`: the URL of the chosen logo, null until one is chosen. `logoTrouble`: why the last chosen
 * file is unusable; null once another one is chosen or the choice is cleared. `taken`: departments that have
 * a federation, as last listed. `isTaken`: the entered department was told to be one of them; the server
 * decides.
 */
type Context = draft.FederationDraft &
  form.Context & {
    preview: string | null
    logoTrouble: string | null
    taken: readonly string[]
    isTaken: boolean
  }
type Event =
  | { type: 'department.typed'; value: string }
  | { type: 'department.left' }
  | { type: 'name.typed'; value: string }
  | { type: 'contact.typed'; field: draft.ContactField; value: string }
  | { type: 'grace.chosen'; days: number | null }
  | { type: 'reach.chosen'; isAllowed: boolean }
  | { type: 'logo.chosen'; file: File }
  | { type: 'logo.dropped' }
  | form.Event

const entry = {
  ...draft,
  isNew: ({ federation }: Context) => federation === null,
  // An unusable logo must be reported: otherwise the former one would silently stay.
  mistakesOf: (context: Context) => ({
    ...draft.mistakesOf(context),
    ...(context.logoTrouble && { logo: [context.logoTrouble] }),
  }),
}

/** Adds a federation or changes one (spec §2 « Federations list », §5 « Federation »). */
export const federationFormMachine = setup({
  types: {} as {
    context: Context
    events: Event
    input: { federation: Federation | null; taken?: readonly string[] }
    output: form.Output
  },
  actors: {
    createFederation: call(createFederation),
    updateFederation: call(updateFederation),
    /** Reads an image file. Rejects with a French message when it is not usable. */
    previewLogo: fromPromise<{ url: string }, { file: File }>(() =>
      Promise.reject(new Error('previewLogo absent')),
    ),
  },
  guards: {
    ...form.guards<Context>(entry),
    isTaken: ({ context }) =>
      context.federation === null && context.taken.includes(context.departmentCode.trim()),
    isLogoOptional: ({ context }) => context.federation !== null && context.logoTrouble !== null,
  },
  actions: {
    ...form.actions<Context>(entry),
    rememberDepartment: assign(({ context: { errors } }, { value }: { value: string }) => ({
      departmentCode: value,
      isTaken: false,
      errors: without(errors, 'department_code'),
    })),
    noteTaken: assign({ isTaken: true }),
    rememberName: assign(({ context: { errors } }, { value }: { value: string }) => ({
      name: value,
      errors: without(errors, 'name'),
    })),
    rememberGrace: assign({ grace: (_, { days }: { days: number | null }) => days }),
    rememberReach: assign({ nearTerritories: (_, { isAllowed }: { isAllowed: boolean }) => isAllowed }),
    rememberContact: assign(
      ({ context: { contact, errors } }, { field, value }: { field: draft.ContactField; value: string }) => ({
        contact: { ...contact, [field]: value },
        errors: without(errors, field),
      }),
    ),
    rememberFile: assign(({ context: { errors } }, { file }: { file: File }) => ({
      file,
      preview: null,
      logoTrouble: null,
      errors: without(errors, 'logo'),
    })),
    forgetFile: assign(({ context: { errors } }) => ({
      file: null,
      preview: null,
      logoTrouble: null,
      errors: without(errors, 'logo'),
    })),
    rememberPreview: assign({ preview: (_, { output }: { output: { url: string } }) => output.url }),
    refuseFile: assign(({ context }, { error }: { error: unknown }) => ({
      file: null,
      logoTrouble: messageOf(error),
      errors: { ...context.errors, logo: [messageOf(error)] },
    })),
  },
  delays: { READ_TIMEOUT: 5000 },
}).createMachine({
  id: 'federationForm',
  description: 'Une personne ajoute une fédération, ou en change le nom, les coordonnées et le logo.',
  context: ({ input }) => ({
    ...draft.draftOf(input.federation),
    preview: null,
    logoTrouble: null,
    taken: input.taken ?? [],
    isTaken: false,
    ...form.unsent,
  }),
  initial: 'editing',
  output: ({ event }) => event.output as form.Output,
  states: {
    editing: {
      description: 'Le département, le nom, les coordonnées et le logo sont saisis.',
      initial: 'fresh',
      on: {
        'department.typed': {
          guard: 'isNew',
          actions: { type: 'rememberDepartment', params: ({ event }) => event },
        },
        'department.left': { guard: 'isTaken', actions: 'noteTaken' },
        'name.typed': { actions: { type: 'rememberName', params: ({ event }) => event } },
        'grace.chosen': { actions: { type: 'rememberGrace', params: ({ event }) => event } },
        'reach.chosen': { actions: { type: 'rememberReach', params: ({ event }) => event } },
        'contact.typed': { actions: { type: 'rememberContact', params: ({ event }) => event } },
        'logo.chosen': {
          target: '.reading',
          reenter: true,
          actions: { type: 'rememberFile', params: ({ event }) => event },
        },
        'logo.dropped': { guard: 'isLogoOptional', target: '.fresh', actions: 'forgetFile' },
        ...form.leaving,
      },
      states: {
        ...form.filling,
        reading: {
          description: 'Le logo choisi est lu sur l’appareil, pour être montré.',
          invoke: {
            id: 'previewLogo',
            src: 'previewLogo',
            input: ({ context }) => ({ file: context.file! }),
            onDone: { target: 'fresh', actions: { type: 'rememberPreview', params: ({ event }) => event } },
            onError: { target: 'fresh', actions: { type: 'refuseFile', params: ({ event }) => event } },
          },
          after: { READ_TIMEOUT: 'fresh' },
        },
      },
    },
    ...saving({
      create: {
        call: 'createFederation',
        description: 'La nouvelle fédération est envoyée au serveur.',
        announced: 'Fédération ajoutée.',
        input: ({ context }: { context: Context }) => ({ body: draft.newEntry(context) }),
      },
      update: {
        call: 'updateFederation',
        description: 'La fédération modifiée est envoyée au serveur.',
        input: ({ context }: { context: Context }) => ({
          params: { id: context.federation!.id },
          body: draft.changedEntry(context),
        }),
      },
      announced: 'Modifications enregistrées',
      states: {
        outdated: 'La fédération a été modifiée ou supprimée entre-temps.',
        saved: 'La fédération est enregistrée.',
        dismissed: 'La fenêtre est fermée ; la fédération a pu changer, la liste est à relire.',
        abandoned: 'La personne a renoncé.',
      },
    }),
  },
})
