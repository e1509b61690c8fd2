import { assign, setup } from 'xstate'
import { createRole, updateRole, NewRoleEntry, RoleEntry } from '../../contract/roles/roles.ts'
import { plainText } from '../../contract/folding.ts'
import { limits } from '../../contract/limits.ts'
import { ofName } from '../../contract/words-in-french.ts'
import { call } from '../patterns/calls.ts'
import * as form from '../patterns/entry-form.ts'
import { saving } from '../patterns/entry-saving.ts'
import { fieldErrors, without } from '../patterns/field-errors.ts'
import { isFixed, type RoleDetails } from '../../contract/shared/roles.ts'

/** The suffix of a copy's code. */
const COPY = '_copie'

/** `role`: the role being edited; null for a new one, which starts as a copy of `copied` if given. */
type Input = { role: RoleDetails | null; copied: RoleDetails | null }
type Context = Input & RoleEntry & form.Context
type Event = { type: 'code.typed'; value: string } | { type: 'label.typed'; value: string } | form.Event

const entryOf = ({ code, label }: RoleEntry) => ({ code: code.trim(), label: label.trim() })
/** Removes characters that the code pattern refuses; older codes may contain them. */
const asCode = (code: string) =>
  plainText(code)
    .replace(/[^a-z0-9_]+/g, '_')
    .replace(/^[^a-z]+/, '')
/** Initial entry; the name and code of a copy are marked as such. */
const initialOf = ({ role, copied }: Input): RoleEntry =>
  copied
    ? {
        code: `${(asCode(copied.code) || 'role').slice(0, limits.roleCode - COPY.length)}${COPY}`,
        label: `Copie ${ofName(copied.label)}`.slice(0, limits.name),
      }
    : { code: role?.code ?? '', label: role?.label ?? '' }

/** Whether closing the form would lose an entry. */
export const hasChanges = ({ code, label, ...input }: Input & RoleEntry) => {
  const initial = initialOf(input)
  return code !== initial.code || label !== initial.label
}
const entry = {
  isNew: ({ role }: Context) => role === null,
  hasChanges,
  // An existing code that predates the pattern may stay.
  mistakesOf: (context: Context) =>
    fieldErrors(context.role?.code === entryOf(context).code ? RoleEntry : NewRoleEntry, entryOf(context)),
}

/** Creates a role or changes its code and its name (spec §2 « Roles list », §5 « Role »). */
export const roleFormMachine = setup({
  types: {} as {
    context: Context
    events: Event
    input: Input
    output: form.Output
  },
  actors: { createRole: call(createRole), updateRole: call(updateRole) },
  guards: {
    ...form.guards(entry),
    isCodeFree: ({ context }) => context.role === null || !isFixed(context.role),
  },
  actions: {
    ...form.actions(entry),
    rememberCode: assign({
      code: (_, { value }: { value: string }) => value,
      errors: ({ context }) => without(context.errors, 'code'),
    }),
    rememberLabel: assign({
      label: (_, { value }: { value: string }) => value,
      errors: ({ context }) => without(context.errors, 'label'),
    }),
  },
}).createMachine({
  id: 'roleForm',
  description: 'Une personne crée un rôle, ou en change le code et le nom.',
  context: ({ input }) => ({ ...input, ...initialOf(input), ...form.unsent }),
  initial: 'editing',
  output: ({ event }) => event.output as form.Output,
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
        ...form.leaving,
      },
      states: form.filling,
    },
    ...saving({
      create: {
        call: 'createRole',
        description: 'Le nouveau rôle est envoyé au serveur.',
        announced: 'Rôle ajouté.',
        input: ({ context }: { context: Context }) => ({
          body: { ...entryOf(context), copied_role_id: context.copied?.id ?? null },
        }),
      },
      update: {
        call: 'updateRole',
        description: 'Le rôle modifié est envoyé au serveur.',
        input: ({ context }: { context: Context }) => ({
          params: { id: context.role!.id },
          body: { ...entryOf(context), revision: context.role!.revision },
        }),
      },
      announced: 'Modifications enregistrées',
      states: {
        outdated: 'Le rôle a été modifié ou supprimé entre-temps.',
        saved: 'Le rôle est enregistré.',
        dismissed: 'La fenêtre est fermée ; le rôle a pu changer, la liste est à relire.',
        abandoned: 'La personne a renoncé.',
      },
    }),
  },
})
