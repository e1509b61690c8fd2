import { assign, setup } from 'xstate'
import { fieldsOf } from '../contract/problem.ts'
import { isFixed, type RoleDetails, RoleEntry } from '../contract/roles.ts'
import { call, callDelays } from './calls.ts'
import { confirmationMachine } from './confirmation.ts'
import { failureGuards, shellActions } from './failures.ts'
import { type FieldErrors, fieldErrors } from './field-errors.ts'

/** `role`: the role that is changed; null for a new one. */
type Input = { role: RoleDetails | null }
type Context = Input & RoleEntry & { errors: FieldErrors }
type Event =
  | { type: 'code.typed'; value: string }
  | { type: 'label.typed'; value: string }
  | { type: 'role.submitted' }
  | { type: 'form.closed' }

const entryOf = ({ code, label }: RoleEntry) => ({ code: code.trim(), label: label.trim() })
const mistakesOf = (context: Context) => fieldErrors(RoleEntry, entryOf(context))
const isComplete = (context: Context) => Object.keys(mistakesOf(context)).length === 0

/** Creates a role or changes its code and its name (spec §2 « Roles list », §5 « Role »). */
export const roleFormMachine = setup({
  types: {} as {
    context: Context
    events: Event
    input: Input
    output: { changed: boolean }
    children: { confirmation: 'confirmation' }
  },
  actors: {
    createRole: call('createRole'),
    updateRole: call('updateRole'),
    confirmation: confirmationMachine,
  },
  guards: {
    ...failureGuards,
    isCodeFree: ({ context }) => context.role === null || !isFixed(context.role),
    isComplete: ({ context }) => isComplete(context),
    isCompleteAndNew: ({ context }) => context.role === null && isComplete(context),
    hasChanges: ({ context: { role, code, label } }) =>
      code !== (role?.code ?? '') || label !== (role?.label ?? ''),
    isConfirmed: (_, { output }: { output: { confirmed: boolean } }) => output.confirmed,
  },
  actions: {
    ...shellActions,
    rememberCode: assign({ code: (_, { value }: { value: string }) => value }),
    rememberLabel: assign({ label: (_, { value }: { value: string }) => value }),
    rememberMistakes: assign({ errors: ({ context }) => mistakesOf(context) }),
    rememberRefusal: assign({ errors: (_, { error }: { error: unknown }) => fieldsOf(error) }),
    forgetMistakes: assign({ errors: {} }),
  },
  delays: callDelays,
}).createMachine({
  id: 'roleForm',
  description: 'Une personne crée un rôle, ou en change le code et le nom.',
  context: ({ input: { role } }) => ({
    role,
    code: role?.code ?? '',
    label: role?.label ?? '',
    errors: {},
  }),
  initial: 'editing',
  output: ({ event }) => event.output as { changed: boolean },
  states: {
    editing: {
      description: 'Le code et le nom du rôle sont saisis.',
      initial: 'fresh',
      on: {
        'code.typed': {
          guard: 'isCodeFree',
          actions: { type: 'rememberCode', params: ({ event }) => event },
        },
        'label.typed': { actions: { type: 'rememberLabel', params: ({ event }) => event } },
        'role.submitted': [
          { guard: 'isCompleteAndNew', target: 'creating' },
          { guard: 'isComplete', target: 'updating' },
          { target: '.incomplete', actions: 'rememberMistakes' },
        ],
        'form.closed': [{ guard: 'hasChanges', target: 'discarding' }, { target: 'abandoned' }],
      },
      states: {
        fresh: { description: 'Rien n’a encore été envoyé.' },
        incomplete: { description: 'Un champ manque ou est trop long ; il est signalé.' },
        refused: { description: 'Le serveur a refusé un champ, par exemple un code déjà pris.' },
        failed: { description: 'L’enregistrement n’a pas abouti ; la saisie est gardée.' },
        resumed: { description: 'La personne a failli renoncer, sa saisie est toujours là.' },
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
      description: 'Le nouveau rôle est envoyé au serveur.',
      tags: 'busy',
      entry: 'forgetMistakes',
      invoke: {
        id: 'createRole',
        src: 'createRole',
        input: ({ context }) => ({ body: entryOf(context) }),
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
          { target: 'editing.failed', actions: { type: 'reportFailure', params: ({ event }) => event } },
        ],
      },
      after: { CALL_TIMEOUT: 'editing.failed' },
    },
    updating: {
      description: 'Le rôle modifié est envoyé au serveur.',
      tags: 'busy',
      entry: 'forgetMistakes',
      invoke: {
        id: 'updateRole',
        src: 'updateRole',
        input: ({ context }) => ({ params: { id: context.role!.id }, body: entryOf(context) }),
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
          { guard: 'wasMissing', target: 'outdated' },
          { target: 'editing.failed', actions: { type: 'reportFailure', params: ({ event }) => event } },
        ],
      },
      after: { CALL_TIMEOUT: 'editing.failed' },
    },
    outdated: {
      description: 'Le rôle a été supprimé entre-temps.',
      on: { 'form.closed': 'dismissed' },
    },
    saved: { description: 'Le rôle est enregistré.', type: 'final', output: { changed: true } },
    dismissed: {
      description: 'La personne sait que le rôle n’existe plus ; la liste est à relire.',
      type: 'final',
      output: { changed: true },
    },
    abandoned: { description: 'La personne a renoncé.', type: 'final', output: { changed: false } },
  },
})
