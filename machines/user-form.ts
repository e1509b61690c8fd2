import { assign, setup } from 'xstate'
import type { City } from '../contract/cities.ts'
import type { ManagedUser } from '../contract/managed-users.ts'
import { fieldsOf, statusOf } from '../contract/problem.ts'
import { call, callDelays } from './calls.ts'
import { citySearchMachine } from './city-search.ts'
import { confirmationMachine } from './confirmation.ts'
import { failureGuards, shellActions } from './failures.ts'
import type { FieldErrors } from './field-errors.ts'
import { type UserChoices, userChoicesMachine } from './user-choices.ts'
import * as draft from './user-draft.ts'

/** `editor`: who fills the form in. */
type Input = { user: ManagedUser | null; editor: draft.UserEditor }
type Context = draft.UserDraft & UserChoices & { editor: draft.UserEditor; errors: FieldErrors }
type Choice = Partial<Pick<draft.UserDraft, 'roleId' | 'federation' | 'isWolfhunter'>>
type Event =
  | { type: 'field.typed'; field: draft.TypedField; value: string }
  | { type: 'choice.made'; choice: Choice }
  | { type: 'city.changed'; city: City | null; text: string }
  | { type: 'user.submitted' }
  | { type: 'form.closed' }

const isComplete = (context: Context) => Object.keys(draft.mistakesOf(context, context.editor)).length === 0

/** Adds a user of the back-office or changes a user (spec §5 « User form », §6, §7). */
export const userFormMachine = setup({
  types: {} as {
    context: Context
    events: Event
    input: Input
    output: { changed: boolean }
    children: { userChoices: 'userChoices'; citySearch: 'citySearch'; confirmation: 'confirmation' }
  },
  actors: {
    createUser: call('createUser'),
    updateUser: call('updateUser'),
    userChoices: userChoicesMachine,
    citySearch: citySearchMachine,
    confirmation: confirmationMachine,
  },
  guards: {
    ...failureGuards,
    hasChoices: (_, { output }: { output: UserChoices | null }) => output !== null,
    isComplete: ({ context }) => isComplete(context),
    isCompleteAndNew: ({ context }) => context.user === null && isComplete(context),
    isOutdated: ({ event }) => 'error' in event && [404, 409].includes(statusOf(event.error)),
    hasChanges: ({ context }) => draft.hasChanges(context),
    isConfirmed: (_, { output }: { output: { confirmed: boolean } }) => output.confirmed,
  },
  actions: {
    ...shellActions,
    rememberChoices: assign((_, { output }: { output: UserChoices | null }) => output ?? {}),
    rememberField: assign((_, { field, value }: { field: draft.TypedField; value: string }) => ({
      [field]: value,
    })),
    rememberChoice: assign((_, { choice }: { choice: Choice }) => choice),
    rememberCity: assign((_, { city, text }: { city: City | null; text: string }) => ({
      ...{ city, cityText: city ? '' : text },
    })),
    rememberMistakes: assign({ errors: ({ context }) => draft.mistakesOf(context, context.editor) }),
    rememberRefusal: assign({ errors: (_, { error }: { error: unknown }) => fieldsOf(error) }),
    forgetMistakes: assign({ errors: {} }),
  },
  delays: callDelays,
}).createMachine({
  id: 'userForm',
  description: 'Une personne de l’administration ajoute un utilisateur, ou en modifie un.',
  context: ({ input: { user, editor } }) => ({
    ...{ ...draft.draftOf(user), editor, roles: [], federations: [], errors: {} },
  }),
  initial: 'preparing',
  output: ({ event }) => event.output as { changed: boolean },
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
            target: 'open',
            actions: { type: 'rememberChoices', params: ({ event }) => event },
          },
          { target: 'abandoned' },
        ],
      },
    },
    open: {
      description: 'La fiche est ouverte, avec ce qui y est saisi.',
      initial: 'editing',
      invoke: {
        id: 'citySearch',
        src: 'citySearch',
        input: ({ context: { city } }) => ({ federationId: null, nearFromFederation: null, city }),
      },
      states: {
        editing: {
          description: 'La fiche est remplie ou corrigée.',
          initial: 'fresh',
          on: {
            'field.typed': { actions: { type: 'rememberField', params: ({ event }) => event } },
            'choice.made': { actions: { type: 'rememberChoice', params: ({ event }) => event } },
            'city.changed': { actions: { type: 'rememberCity', params: ({ event }) => event } },
            'user.submitted': [
              { guard: 'isCompleteAndNew', target: 'creating' },
              { guard: 'isComplete', target: 'updating' },
              { target: '.incomplete', actions: 'rememberMistakes' },
            ],
            'form.closed': [{ guard: 'hasChanges', target: 'discarding' }, { target: '#userForm.abandoned' }],
          },
          states: {
            fresh: { description: 'La saisie est en cours.' },
            incomplete: { description: 'Un champ manque ou est faux ; il est signalé.' },
            refused: { description: 'Le serveur a refusé un champ ; il est signalé.' },
            failed: { description: 'L’enregistrement n’a pas abouti ; la saisie est gardée.' },
          },
        },
        discarding: {
          description: 'La saisie serait perdue : on demande confirmation.',
          invoke: {
            id: 'confirmation',
            src: 'confirmation',
            input: { message: 'Abandonner votre saisie ?', cancel: 'Continuer', confirm: 'Abandonner' },
            onDone: [
              {
                guard: { type: 'isConfirmed', params: ({ event }) => event },
                target: '#userForm.abandoned',
              },
              { target: 'editing' },
            ],
          },
        },
        creating: {
          description: 'Le nouvel utilisateur est envoyé au serveur.',
          tags: 'saving',
          entry: 'forgetMistakes',
          invoke: {
            id: 'createUser',
            src: 'createUser',
            input: ({ context }) => ({ body: draft.entryOf(context, context.editor) }),
            onDone: '#userForm.saved',
            onError: [
              {
                guard: 'wasRefused',
                target: 'editing.refused',
                actions: { type: 'rememberRefusal', params: ({ event }) => event },
              },
              { target: 'editing.failed', actions: { type: 'reportFailure', params: ({ event }) => event } },
            ],
          },
          after: { CALL_TIMEOUT: 'editing.failed' },
        },
        updating: {
          description: 'L’utilisateur modifié est envoyé au serveur.',
          tags: 'saving',
          entry: 'forgetMistakes',
          invoke: {
            id: 'updateUser',
            src: 'updateUser',
            input: ({ context }) => ({
              params: { id: context.user!.id },
              body: draft.entryOf(context, context.editor),
            }),
            onDone: '#userForm.saved',
            onError: [
              {
                guard: 'wasRefused',
                target: 'editing.refused',
                actions: { type: 'rememberRefusal', params: ({ event }) => event },
              },
              { guard: 'isOutdated', target: '#userForm.outdated' },
              { target: 'editing.failed', actions: { type: 'reportFailure', params: ({ event }) => event } },
            ],
          },
          after: { CALL_TIMEOUT: 'editing.failed' },
        },
      },
    },
    outdated: {
      description: 'Le compte a changé entre-temps : il ne peut plus être modifié.',
      on: { 'form.closed': 'dismissed' },
    },
    saved: {
      description: 'L’utilisateur est enregistré.',
      type: 'final',
      entry: { type: 'announce', params: { text: 'Modifications enregistrées' } },
      output: { changed: true },
    },
    dismissed: {
      description: 'La personne sait que le compte a changé ; la liste est à relire.',
      type: 'final',
      output: { changed: true },
    },
    abandoned: { description: 'La personne a renoncé.', type: 'final', output: { changed: false } },
  },
})
