import { assign, setup } from 'xstate'
import type { City } from '../../contract/shared/cities.ts'
import type { ManagedUser } from '../../contract/users/managed-users.ts'
import { call, callDelays } from '../patterns/calls.ts'
import { citySearchMachine } from '../shared/city-search.ts'
import * as form from '../patterns/entry-form.ts'
import { saving } from '../patterns/entry-saving.ts'
import { type UserChoices, userChoicesMachine } from './user-choices.ts'
import * as draft from './user-draft.ts'

/** `editor`: the person filling in the form. */
type Input = { user: ManagedUser | null; editor: draft.UserEditor }
type Context = draft.UserDraft & form.Context & UserChoices & { editor: draft.UserEditor }
type Event =
  | { type: 'field.typed'; field: draft.TypedField; value: string }
  | { type: 'choice.made'; choice: draft.UserChoice }
  | { type: 'city.changed'; city: City | null; text: string }
  | form.Event

const entry = {
  isNew: ({ user }: Context) => user === null,
  hasChanges: (context: Context) => draft.hasChanges(context),
  mistakesOf: (context: Context) => draft.mistakesOf(context, context.editor),
}

/** Adds a back-office user, or edits a user (spec §5 « User form », §6, §7). */
export const userFormMachine = setup({
  types: {} as {
    context: Context
    events: Event
    input: Input
    output: form.Output
    children: { userChoices: 'userChoices'; citySearch: 'citySearch' }
  },
  actors: {
    createUser: call('createUser'),
    updateUser: call('updateUser'),
    userChoices: userChoicesMachine,
    citySearch: citySearchMachine,
  },
  guards: {
    ...form.guards(entry),
    isOpen: ({ context }, { choice }: { choice: draft.UserChoice }) =>
      draft.isOpen(context, context.editor, choice),
    hasChoices: (_, { output }: { output: UserChoices | null }) => output !== null,
  },
  actions: {
    ...form.actions(entry),
    rememberChoices: assign((_, { output }: { output: UserChoices | null }) => output ?? {}),
    rememberField: assign((_, { field, value }: { field: draft.TypedField; value: string }) => ({
      [field]: value,
    })),
    rememberChoice: assign((_, { choice }: { choice: draft.UserChoice }) => choice),
    rememberCity: assign((_, { city, text }: { city: City | null; text: string }) => ({
      city,
      cityText: city ? '' : text,
    })),
  },
  delays: callDelays,
}).createMachine({
  id: 'userForm',
  description: 'Une personne de l’administration ajoute un utilisateur, ou en modifie un.',
  context: ({ input: { user, editor } }) => ({
    ...draft.draftOf(user),
    editor,
    roles: [],
    federations: [],
    ...form.unsent,
  }),
  initial: 'preparing',
  output: ({ event }) => event.output as form.Output,
  invoke: {
    id: 'citySearch',
    src: 'citySearch',
    input: ({ context: { city }, self }) => ({
      parent: self,
      federationId: null,
      nearFromFederation: null,
      city,
    }),
  },
  states: {
    preparing: {
      description: 'Ce parmi quoi choisir est lu.',
      invoke: {
        id: 'userChoices',
        src: 'userChoices',
        input: ({ context }) => ({ withFederations: draft.seesFederations(context.editor) }),
        onDone: [
          {
            guard: { type: 'hasChoices', params: ({ event }) => event },
            target: 'editing',
            actions: { type: 'rememberChoices', params: ({ event }) => event },
          },
          { target: 'abandoned' },
        ],
      },
    },
    editing: {
      description: 'La fiche est remplie ou corrigée.',
      initial: 'fresh',
      on: {
        'field.typed': { actions: { type: 'rememberField', params: ({ event }) => event } },
        'choice.made': {
          guard: { type: 'isOpen', params: ({ event }) => event },
          actions: { type: 'rememberChoice', params: ({ event }) => event },
        },
        'city.changed': { actions: { type: 'rememberCity', params: ({ event }) => event } },
        ...form.leaving,
      },
      states: form.filling,
    },
    ...saving({
      create: {
        call: 'createUser',
        description: 'Le nouvel utilisateur est envoyé au serveur.',
        input: ({ context }: { context: Context }) => ({ body: draft.entryOf(context, context.editor) }),
      },
      update: {
        call: 'updateUser',
        description: 'L’utilisateur modifié est envoyé au serveur.',
        input: ({ context }: { context: Context }) => ({
          params: { id: context.user!.id },
          body: draft.entryOf(context, context.editor),
        }),
      },
      announced: 'Modifications enregistrées',
      states: {
        outdated: 'Le compte a changé entre-temps : il ne peut plus être modifié.',
        saved: 'L’utilisateur est enregistré.',
        dismissed: 'La fenêtre est fermée ; le compte a pu changer, la liste est à relire.',
        abandoned: 'La personne a renoncé.',
      },
    }),
  },
})
