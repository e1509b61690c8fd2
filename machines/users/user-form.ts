import { assign, setup } from 'xstate'
import { createUser, updateUser } from '../../contract/users/user-entry.ts'
import type { City } from '../../contract/shared/cities.ts'
import { readUser, type ManagedUser } from '../../contract/users/managed-users.ts'
import { call } from '../patterns/calls.ts'
import { citySearchMachine } from '../shared/city-search.ts'
import * as form from '../patterns/entry-form.ts'
import { without } from '../patterns/field-errors.ts'
import { failureGuards } from '../patterns/failures.ts'
import { saving } from '../patterns/entry-saving.ts'
import { type UserChoices, userChoicesMachine } from './user-choices.ts'
import * as draft from './user-draft.ts'
import { isStored, reapplied } from './user-versions.ts'

/** `editor`: the person filling in the form. */
type Input = { user: ManagedUser | null; editor: draft.UserEditor }
/** `current`: the user as stored now, once somebody else has changed them meanwhile. */
type Context = draft.UserDraft &
  form.Context &
  UserChoices & { editor: draft.UserEditor; current: ManagedUser | null }
type Event =
  | { type: 'field.typed'; field: draft.TypedField; value: string }
  | { type: 'choice.made'; choice: draft.UserChoice }
  | { type: 'city.changed'; city: City | null; text: string }
  | { type: 'entry.reapplied' }
  | { type: 'reading.retried' }
  | form.Event

const entry = {
  isNew: ({ user }: Context) => user === null,
  hasChanges: (context: Context) => draft.hasChanges(context),
  mistakesOf: (context: Context) => draft.mistakesOf(context, context.editor),
}

const citySearchInput = <Self>({ city }: Context, self: Self) => ({
  parent: self,
  federationId: null,
  nearFromFederation: null,
  city,
})

const formSetup = setup({
  types: {} as {
    context: Context
    events: Event
    input: Input
    output: form.Output
    children: { userChoices: 'userChoices'; citySearch: 'citySearch' }
  },
  actors: {
    createUser: call(createUser),
    updateUser: call(updateUser),
    readUser: call(readUser),
    userChoices: userChoicesMachine,
    citySearch: citySearchMachine,
  },
  guards: {
    ...failureGuards,
    ...form.guards(entry),
    isOpen: ({ context }, { choice }: { choice: draft.UserChoice }) =>
      draft.isOpen(context, context.editor, choice),
    isLocked: (_, { user }: { user: ManagedUser }) => user.blocked_at !== null || user.is_deleted,
    isStored: ({ context }, { user }: { user: ManagedUser }) => isStored(context, user, context.editor),
    hasChoices: (_, { output }: { output: UserChoices | null }) => output !== null,
  },
  actions: {
    ...form.actions(entry),
    rememberChoices: assign((_, { output }: { output: UserChoices | null }) => output ?? {}),
    rememberField: assign(
      ({ context: { errors } }, { field, value }: { field: draft.TypedField; value: string }) => ({
        [field]: value,
        errors: without(errors, field),
      }),
    ),
    rememberChoice: assign(({ context: { errors } }, { choice }: { choice: draft.UserChoice }) => ({
      ...choice,
      errors: without(errors, ...draft.fieldsOfChoice(choice)),
    })),
    rememberCity: assign(({ context: { errors } }, { city, text }: { city: City | null; text: string }) => ({
      errors: without(errors, 'city_id'),
      city,
      cityText: city ? '' : text,
    })),
    rememberCurrent: assign({ current: (_, { user }: { user: ManagedUser }) => user }),
    reapplyEntry: assign(({ context }) => ({ ...reapplied(context, context.current!), current: null })),
  },
})

/**
 * Adds a back-office user, or edits a user (spec §5 « User form », §6, §7). When somebody else changed
 * the user meanwhile, both versions are compared, and the entry can be put upon what is stored.
 */
export const userFormMachine = formSetup
  .extend({
    actions: {
      endSearch: formSetup.stopChild('citySearch'),
      // The commune may be another one now: the search begins with it.
      searchAnew: formSetup.spawnChild('citySearch', {
        id: 'citySearch',
        input: ({ context, self }) => citySearchInput(context, self),
      }),
    },
  })
  .createMachine({
    id: 'userForm',
    description: 'Une personne de l’administration ajoute un utilisateur, ou en modifie un.',
    context: ({ input: { user, editor } }) => ({
      ...draft.draftOf(user),
      editor,
      roles: [],
      federations: [],
      current: null,
      ...form.unsent,
    }),
    initial: 'preparing',
    output: ({ event }) => event.output as form.Output,
    invoke: {
      id: 'citySearch',
      src: 'citySearch',
      input: ({ context, self }) => citySearchInput(context, self),
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
          announced: 'Utilisateur ajouté. Un e-mail lui a été envoyé.',
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
          outdated: 'Le compte a changé entre-temps.',
          saved: 'L’utilisateur est enregistré.',
          dismissed: 'La fenêtre est fermée ; le compte a pu changer, la liste est à relire.',
          abandoned: 'La personne a renoncé.',
        },
      }),
      outdated: {
        description: 'Le compte a changé entre-temps, ou n’est plus là.',
        initial: 'reading',
        on: { 'form.closed': 'discarding' },
        states: {
          reading: {
            description: 'Le compte est relu, tel qu’il est maintenant.',
            invoke: {
              id: 'readUser',
              src: 'readUser',
              input: ({ context }) => ({ params: { id: context.user!.id } }),
              onDone: [
                {
                  guard: { type: 'isLocked', params: ({ event }) => ({ user: event.output }) },
                  target: 'lost',
                },
                {
                  guard: { type: 'isStored', params: ({ event }) => ({ user: event.output }) },
                  target: '#userForm.saved',
                  actions: { type: 'announce', params: { text: 'Modifications enregistrées' } },
                },
                {
                  target: 'compared',
                  actions: { type: 'rememberCurrent', params: ({ event }) => ({ user: event.output }) },
                },
              ],
              onError: [
                { guard: 'wasMissing', target: 'lost' },
                { target: 'unread', actions: { type: 'reportFailure', params: ({ event }) => event } },
              ],
            },
          },
          compared: {
            description: 'La saisie et ce qui est enregistré sont montrés côte à côte.',
            on: {
              'entry.reapplied': {
                target: '#userForm.editing',
                actions: ['reapplyEntry', 'endSearch', 'searchAnew'],
              },
            },
          },
          unread: {
            description: 'Le compte n’a pas pu être relu ; on peut réessayer.',
            on: { 'reading.retried': 'reading' },
          },
          lost: {
            description: 'Le compte est bloqué, anonymisé ou déplacé : il ne peut plus être modifié.',
            on: { 'form.closed': '#userForm.dismissed' },
          },
        },
      },
    },
  })
