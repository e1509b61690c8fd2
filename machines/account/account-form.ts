import { assign, sendTo, setup } from 'xstate'
import type { City } from '../../contract/shared/cities.ts'
import type { User } from '../../contract/shared/users.ts'
import {
  type AccountDraft,
  type AccountPart,
  draftOf,
  hasChanges,
  mistakesOf,
  partsOf,
  savedWith,
  type TypedField,
  typedFields,
} from './account-draft.ts'
import { type AccountOutcome, accountSavingMachine } from './account-saving.ts'
import { parentOf, type WithParent } from '../patterns/parent.ts'
import { citySearchMachine } from '../shared/city-search.ts'
import type { ConfirmationEvent } from '../patterns/confirmation.ts'
import { shellActions } from '../patterns/failures.ts'
import { type FieldErrors, without } from '../patterns/field-errors.ts'
import type { Children } from '../patterns/windows.ts'

/** `showForm`: whether the form is initially open. */
type Input = { showForm: boolean; user: User } & WithParent<{ type: 'account.changed' }>
/**
 * `kept`: what the server keeps, as far as is known. `unsaved`: the parts to send, or whose sending failed. `isSent`: something was sent, so the server may
 * have stored it even if its answer was lost.
 */
type Context = Input & {
  draft: AccountDraft
  kept: AccountDraft
  unsaved: readonly AccountPart[]
  errors: FieldErrors
  isSent: boolean
}
type Event =
  | { type: 'form.opened'; user: User }
  | { type: 'field.typed'; field: TypedField; value: string }
  | { type: 'city.changed'; city: City | null }
  | { type: 'hunter.chosen'; value: 'true' | 'false' }
  | { type: 'account.submitted' }
  | { type: 'form.closed' }
  | ConfirmationEvent

const opened = (user: User) => ({
  user,
  draft: draftOf(user),
  kept: draftOf(user),
  unsaved: partsOf(user),
  errors: {},
  isSent: false,
})
const changed = (
  { draft, unsaved, errors }: Context,
  part: AccountPart,
  change: Partial<AccountDraft>,
  field: string,
) => ({
  draft: { ...draft, ...change },
  errors: without(errors, field),
  unsaved: [...new Set([...unsaved, part])],
})

const actors = {
  citySearch: citySearchMachine,
  accountSaving: accountSavingMachine,
}

/** A person changes their own details (spec §2 « Account self form », §5 « Profile edit », §7). */
export const accountFormMachine = setup({
  types: {} as {
    context: Context
    events: Event
    input: Input
    children: Children<typeof actors>
  },
  actors,
  guards: {
    isShown: ({ context }) => context.showForm,
    isComplete: ({ context }) => Object.keys(mistakesOf(context.draft, context.unsaved)).length === 0,
    hasChanges: ({ context: { kept, draft, unsaved } }) => hasChanges(kept, draft, unsaved),
    wasSent: ({ context }) => context.isSent,
    isWhollySaved: (_, { output }: { output: AccountOutcome }) => output.unsaved.length === 0,
    isPartlySaved: ({ context }, { output }: { output: AccountOutcome }) =>
      output.unsaved.length < context.unsaved.length,
  },
  actions: {
    ...shellActions,
    openAnew: assign((_, { user }: { user: User }) => opened(user)),
    rememberField: assign(({ context }, { field, value }: { field: TypedField; value: string }) =>
      changed(context, typedFields[field], { [field]: value }, field),
    ),
    rememberCity: assign(({ context }, { city }: { city: City | null }) =>
      changed(context, 'account', { city }, 'city_id'),
    ),
    rememberHunter: assign(({ context }, { value }: { value: 'true' | 'false' }) =>
      changed(context, 'receiver', { isHunter: value }, 'is_hunter'),
    ),
    rememberMistakes: assign({ errors: ({ context }) => mistakesOf(context.draft, context.unsaved) }),
    forgetMistakes: assign({ errors: {} }),
    rememberSending: assign({ isSent: true }),
    rememberOutcome: assign(
      ({ context: { kept, draft, unsaved } }, { output }: { output: AccountOutcome }) => ({
        ...output,
        kept: savedWith(
          kept,
          draft,
          unsaved.filter((part) => !output.unsaved.includes(part)),
        ),
      }),
    ),
    notifyChange: sendTo(({ context, self }) => parentOf(context, self), { type: 'account.changed' }),
  },
}).createMachine({
  id: 'accountForm',
  description: 'Une personne modifie ses informations ; chaque partie est enregistrée à part.',
  context: ({ input }) => ({ ...input, ...opened(input.user) }),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'La fenêtre a-t-elle été demandée d’emblée ?',
      always: [{ guard: 'isShown', target: 'open' }, { target: 'closed' }],
    },
    closed: {
      description: 'La fenêtre est fermée.',
      on: {
        'form.opened': { target: 'open', actions: { type: 'openAnew', params: ({ event }) => event } },
      },
    },
    open: {
      description: 'La fenêtre est ouverte, avec ce que la personne saisit.',
      initial: 'editing',
      invoke: {
        id: 'citySearch',
        src: 'citySearch',
        input: ({ context: { user }, self }) => ({
          parent: self,
          federationId: user.federation_id,
          nearFromFederation: user.receiver ? true : user.federation_id === null ? null : false,
          city: user.city,
        }),
      },
      states: {
        editing: {
          description: 'La personne corrige ses informations.',
          initial: 'fresh',
          on: {
            'field.typed': { actions: { type: 'rememberField', params: ({ event }) => event } },
            'city.changed': { actions: { type: 'rememberCity', params: ({ event }) => event } },
            'hunter.chosen': { actions: { type: 'rememberHunter', params: ({ event }) => event } },
            'account.submitted': [
              { guard: 'isComplete', target: 'saving' },
              { target: '.incomplete', actions: 'rememberMistakes' },
            ],
            'form.closed': [
              { guard: 'hasChanges', target: 'discarding' },
              { guard: 'wasSent', target: '#accountForm.closed', actions: 'notifyChange' },
              { target: '#accountForm.closed' },
            ],
          },
          states: {
            fresh: { description: 'Rien n’a encore été envoyé.' },
            incomplete: { description: 'Un champ manque ou est faux ; il est signalé.' },
            unsaved: {
              description:
                'Une partie au moins n’est pas enregistrée ; on dit laquelle, et elle seule repart.',
            },
            former: { description: 'La fiche telle qu’elle était avant la question.', type: 'history' },
          },
        },
        discarding: {
          description: 'La saisie serait perdue : on demande confirmation.',
          on: {
            'question.confirmed': [
              { guard: 'wasSent', target: '#accountForm.closed', actions: 'notifyChange' },
              { target: '#accountForm.closed' },
            ],
            'question.cancelled': 'editing.former',
          },
        },
        saving: {
          description: 'Toutes les parties partent en même temps ; on les attend ensemble.',
          tags: 'busy',
          entry: ['forgetMistakes', 'rememberSending'],
          invoke: {
            id: 'accountSaving',
            src: 'accountSaving',
            input: ({ context: { draft, unsaved } }) => ({ draft, unsaved }),
            onDone: [
              {
                guard: { type: 'isWhollySaved', params: ({ event }) => event },
                target: '#accountForm.closed',
                actions: [
                  { type: 'announce', params: { text: 'Modifications enregistrées' } },
                  'notifyChange',
                ],
              },
              {
                guard: { type: 'isPartlySaved', params: ({ event }) => event },
                target: 'editing.unsaved',
                actions: [{ type: 'rememberOutcome', params: ({ event }) => event }, 'notifyChange'],
              },
              {
                target: 'editing.unsaved',
                actions: { type: 'rememberOutcome', params: ({ event }) => event },
              },
            ],
          },
        },
      },
    },
  },
})
