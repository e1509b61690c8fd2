import { assign, setup } from 'xstate'
import { listPermissions, setRolePermissions } from '../../contract/roles/role-permissions.ts'
import { viewNeededFor } from '../../contract/permissions.ts'
import { messageOf } from '../../contract/problem.ts'
import { call } from '../patterns/calls.ts'
import type { ConfirmationEvent } from '../patterns/confirmation.ts'
import { failureGuards, shellActions } from '../patterns/failures.ts'
import { mayChangeRole, mayTurn, type Rights } from './role-rights.ts'
import type { PermissionRow } from '../../contract/shared/roles.ts'
import { isSelfRegistered, type RoleDetails } from '../../contract/shared/roles.ts'

/** `ownRoleId`: the role of the signed-in person. */
type Input = Rights & { role: RoleDetails; ownRoleId: number }
/**
 * `chosen`: permission ids. `reason`: why the server refused, in French. `isSent`: the choice was sent,
 * so the role may have changed since it was read.
 */
type Context = Input & {
  permissions: PermissionRow[]
  chosen: readonly number[]
  reason: string
  isSent: boolean
}
type Event =
  | { type: 'permission.ticked'; permission: PermissionRow; isTicked: boolean }
  | { type: 'permissions.submitted' }
  | { type: 'loading.retried' }
  | { type: 'window.closed' }
  | ConfirmationEvent
type Ticked = { permission: PermissionRow; isTicked: boolean }

/**
 * The choice after a checkbox was toggled. A permission to change something includes the permission to
 * view it, and vice versa when removed, as far as the person may grant them.
 */
function withTicked(context: Context, { permission, isTicked }: Ticked) {
  const { chosen, permissions } = context
  const goesAlong = ({ code }: PermissionRow) =>
    isTurnable(context, code) &&
    (isTicked ? viewNeededFor(permission.code) === code : viewNeededFor(code) === permission.code)
  const ids = [permission, ...permissions.filter(goesAlong)].map(({ id }) => id)
  return isTicked ? [...new Set([...chosen, ...ids])] : chosen.filter((id) => !ids.includes(id))
}
/** Whether the person may grant or revoke the permission. */
export const isTurnable = (context: Input, code: string) => mayTurn(context, context.role, code)
const isGiven = ({ permissions }: RoleDetails, chosen: readonly number[]) =>
  permissions.length === chosen.length && permissions.every(({ id }) => chosen.includes(id))

/** Chooses the permissions of a role (spec §2 « Roles list », §8 « Permission update »). */
export const permissionAssignmentMachine = setup({
  types: {} as {
    context: Context
    events: Event
    input: Input
    output: { changed: boolean }
  },
  actors: {
    listPermissions: call(listPermissions),
    setRolePermissions: call(setRolePermissions),
  },
  guards: {
    ...failureGuards,
    isChangeable: ({ context }) => mayChangeRole(context, context.role) && !isSelfRegistered(context.role),
    isGivable: ({ context }, { permission }: Ticked) => isTurnable(context, permission.code),
    isRestored: ({ context }, ticked: Ticked) =>
      isTurnable(context, ticked.permission.code) && isGiven(context.role, withTicked(context, ticked)),
    hasChanges: ({ context }) => !isGiven(context.role, context.chosen),
    wasSent: ({ context }) => context.isSent,
  },
  actions: {
    ...shellActions,
    rememberPermissions: assign({ permissions: (_, { output }: { output: PermissionRow[] }) => output }),
    rememberTick: assign({ chosen: ({ context }, ticked: Ticked) => withTicked(context, ticked) }),
    rememberReason: assign({ reason: (_, { error }: { error: unknown }) => messageOf(error) }),
    rememberSending: assign({ isSent: true }),
  },
}).createMachine({
  id: 'permissionAssignment',
  description:
    'Une personne choisit ce qu’un rôle permet : tout, tant que personne ne l’a ; ensuite, ce qu’elle peut elle-même.',
  context: ({ input }) => ({
    ...input,
    permissions: [],
    chosen: input.role.permissions.map(({ id }) => id),
    reason: '',
    isSent: false,
  }),
  initial: 'loading',
  output: ({ event }) => event.output as { changed: boolean },
  states: {
    loading: {
      description: 'Les permissions qui existent sont en cours de lecture.',
      tags: 'busy',
      invoke: {
        id: 'listPermissions',
        src: 'listPermissions',
        onDone: [
          {
            guard: 'isChangeable',
            target: 'editing',
            actions: { type: 'rememberPermissions', params: ({ event }) => event },
          },
          { target: 'reading', actions: { type: 'rememberPermissions', params: ({ event }) => event } },
        ],
        onError: { target: 'unavailable', actions: { type: 'reportFailure', params: ({ event }) => event } },
      },
      on: { 'window.closed': 'abandoned' },
    },
    unavailable: {
      description: 'Les permissions n’ont pas pu être lues ; on peut réessayer.',
      on: { 'loading.retried': 'loading', 'window.closed': 'abandoned' },
    },
    reading: {
      description: 'Ce que le rôle permet est montré ; la personne ne peut pas le changer, on dit pourquoi.',
      on: { 'window.closed': 'abandoned' },
    },
    editing: {
      description:
        'La personne coche ce que le rôle permet ; ce qu’elle ne peut pas donner reste comme il est.',
      initial: 'unchanged',
      on: {
        'permission.ticked': [
          {
            guard: { type: 'isRestored', params: ({ event }) => event },
            target: '.unchanged',
            actions: { type: 'rememberTick', params: ({ event }) => event },
          },
          {
            guard: { type: 'isGivable', params: ({ event }) => event },
            target: '.changed',
            actions: { type: 'rememberTick', params: ({ event }) => event },
          },
        ],
        'permissions.submitted': 'saving',
        'window.closed': [
          { guard: 'hasChanges', target: 'discarding' },
          { guard: 'wasSent', target: 'dismissed' },
          { target: 'abandoned' },
        ],
      },
      states: {
        unchanged: { description: 'Ce qui est coché est ce que le serveur a gardé.' },
        changed: { description: 'Des modifications ne sont pas encore enregistrées.' },
        refused: { description: 'Le serveur a refusé ces permissions ; il a dit pourquoi.' },
        failed: { description: 'L’enregistrement n’a pas abouti ; ce qui est coché est gardé.' },
      },
    },
    discarding: {
      description: 'Les modifications seraient perdues : on demande confirmation.',
      on: {
        'question.confirmed': [{ guard: 'wasSent', target: 'dismissed' }, { target: 'abandoned' }],
        'question.cancelled': 'editing.changed',
      },
    },
    saving: {
      description: 'Les permissions cochées sont envoyées au serveur.',
      tags: 'busy',
      entry: 'rememberSending',
      invoke: {
        id: 'setRolePermissions',
        src: 'setRolePermissions',
        input: ({ context }) => ({
          params: { id: context.role.id },
          body: { permission_ids: [...context.chosen], revision: context.role.revision },
        }),
        onDone: {
          target: 'saved',
          actions: { type: 'announce', params: { text: 'Modification enregistrée.' } },
        },
        onError: [
          { guard: 'wasMissing', target: 'outdated' },
          {
            guard: 'wasInConflict',
            target: 'editing.refused',
            actions: { type: 'rememberReason', params: ({ event }) => event },
          },
          {
            guard: 'wasRefused',
            target: 'editing.refused',
            actions: { type: 'rememberReason', params: ({ event }) => event },
          },
          { target: 'editing.failed', actions: { type: 'reportFailure', params: ({ event }) => event } },
        ],
      },
    },
    outdated: {
      description: 'Le rôle a été supprimé entre-temps.',
      on: { 'window.closed': 'dismissed' },
    },
    saved: { description: 'Le rôle permet ce qui était coché.', type: 'final', output: { changed: true } },
    dismissed: {
      description: 'La fenêtre est fermée ; le rôle a pu changer, la liste est à relire.',
      type: 'final',
      output: { changed: true },
    },
    abandoned: {
      description: 'La personne a fermé sans rien changer.',
      type: 'final',
      output: { changed: false },
    },
  },
})
