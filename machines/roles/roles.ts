import { assign, setup } from 'xstate'
import { call } from '../patterns/calls.ts'
import { shellActions } from '../patterns/failures.ts'
import { historyMachine } from '../shared/history.ts'
import { permissionAssignmentMachine } from './permission-assignment.ts'
import { roleDeletionMachine } from './role-deletion.ts'
import { roleFormMachine } from './role-form.ts'
import {
  heldNow,
  mayChangeRole,
  mayCopyRole,
  mayDeleteRole,
  mayWriteRoles,
  type Rights,
} from './role-rights.ts'
import { listRoles, type RoleDetails } from '../../contract/shared/roles.ts'
import { type Children, leadingBack, opening, openingIf, windowGuards } from '../patterns/windows.ts'

/** A window that the URL of the page can name, and the role that it is about. */
export type AskedRoleWindow =
  | { name: 'addition' }
  | { name: 'edition' | 'duplication' | 'permissions' | 'history'; roleId: number }
/** `ownRoleId`: the role of the signed-in person. `asked`: the window named in the URL, which opens once. */
type Input = Rights & { ownRoleId: number; asked?: AskedRoleWindow | null }
/** `role`: the one whose window is open; null for a new one, optionally a copy of `copied`. */
type Context = Input & { roles: RoleDetails[]; role: RoleDetails | null; copied: RoleDetails | null }
type Event =
  | { type: 'loading.retried' }
  | { type: 'creation.requested' }
  | { type: 'duplication.requested'; role: RoleDetails }
  | { type: 'edition.requested'; role: RoleDetails }
  | { type: 'assignment.requested'; role: RoleDetails }
  | { type: 'deletion.requested'; role: RoleDetails }
  | { type: 'history.requested'; role: RoleDetails }

/** The role whose window of this name the URL asks for. */
const askedRole = ({ asked, roles }: Context, name?: AskedRoleWindow['name']) =>
  asked && 'roleId' in asked && asked.name === (name ?? asked.name)
    ? roles.find(({ id }) => id === asked.roleId)
    : undefined
/** Whether that window opens: its button must be there for the person. */
const mayOpen =
  (name: AskedRoleWindow['name'], isOffered: (rights: Rights, role: RoleDetails) => boolean) =>
  ({ context }: { context: Context }) => {
    const role = askedRole(context, name)
    return role !== undefined && isOffered(context, role)
  }

const actors = {
  listRoles: call(listRoles),
  roleForm: roleFormMachine,
  permissionAssignment: permissionAssignmentMachine,
  roleDeletion: roleDeletionMachine,
  history: historyMachine,
}

/** The roles and the windows over their list (spec §2 « Roles list »). */
export const rolesMachine = setup({
  types: {} as {
    context: Context
    events: Event
    input: Input
    children: Children<typeof actors>
  },
  actors,
  guards: {
    isListShown: ({ context }) => context.roles.length > 0,
    mayWrite: ({ context }) => mayWriteRoles(context),
    mayChange: ({ context }, { role }: { role: RoleDetails }) => mayChangeRole(context, role),
    mayCopy: ({ context }, { role }: { role: RoleDetails }) => mayCopyRole(context, role),
    mayDelete: ({ context }, { role }: { role: RoleDetails }) => mayDeleteRole(context, role),
    isRoleAsked: ({ context: { asked } }) => Boolean(asked && 'roleId' in asked),
    mayAdditionOpen: ({ context }) => context.asked?.name === 'addition' && mayWriteRoles(context),
    mayEditionOpen: mayOpen('edition', mayChangeRole),
    mayDuplicationOpen: mayOpen('duplication', mayCopyRole),
    mayPermissionsOpen: mayOpen('permissions', () => true),
    mayHistoryOpen: mayOpen('history', () => true),
    ...windowGuards,
  },
  actions: {
    ...shellActions,
    // The person may have changed the permissions of their own role.
    rememberRoles: assign(({ context }, { output }: { output: RoleDetails[] }) => ({
      roles: output,
      held: heldNow(output, context.ownRoleId, context.held),
    })),
    rememberRole: assign({ role: (_, { role }: { role: RoleDetails }) => role }),
    rememberCopied: assign({ copied: (_, { role }: { role: RoleDetails }) => role }),
    rememberAsked: assign({ role: ({ context }) => askedRole(context) ?? null }),
    rememberAskedCopy: assign({ copied: ({ context }) => askedRole(context) ?? null }),
    forgetAsked: assign({ asked: null }),
    forgetRole: assign({ role: null, copied: null }),
  },
}).createMachine({
  id: 'roles',
  description: 'Les rôles que l’on peut donner aux utilisateurs, et ce que chacun permet.',
  context: ({ input }) => ({ ...input, roles: [], role: null, copied: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Les rôles sont en cours de lecture.',
      tags: 'busy',
      initial: 'unread',
      states: {
        unread: {
          description: 'Rien n’est encore à montrer.',
          tags: 'unread',
          always: { guard: 'isListShown', target: 'filled' },
        },
        filled: { description: 'Les rôles déjà lus restent montrés.' },
      },
      invoke: {
        id: 'listRoles',
        src: 'listRoles',
        onDone: { target: 'opening', actions: { type: 'rememberRoles', params: ({ event }) => event } },
        onError: { target: 'unavailable', actions: { type: 'reportFailure', params: ({ event }) => event } },
      },
    },
    unavailable: {
      description: 'Les rôles n’ont pas pu être lus ; on peut réessayer.',
      on: { 'loading.retried': 'loading' },
    },
    opening: {
      description: 'L’adresse de la page nomme peut-être une fenêtre, qui s’ouvre alors par-dessus.',
      always: [
        { guard: 'mayAdditionOpen', target: 'forming', actions: 'forgetAsked' },
        { guard: 'mayEditionOpen', target: 'forming', actions: ['rememberAsked', 'forgetAsked'] },
        { guard: 'mayDuplicationOpen', target: 'forming', actions: ['rememberAskedCopy', 'forgetAsked'] },
        { guard: 'mayPermissionsOpen', target: 'assigning', actions: ['rememberAsked', 'forgetAsked'] },
        { guard: 'mayHistoryOpen', target: 'readingHistory', actions: ['rememberAsked', 'forgetAsked'] },
        {
          guard: 'isRoleAsked',
          target: 'listed',
          actions: {
            type: 'announce',
            params: { text: 'Ce rôle n’existe plus, ou vous ne pouvez pas faire cela avec lui.' },
          },
        },
        { target: 'listed' },
      ],
    },
    listed: {
      description: 'Les rôles sont montrés par ordre alphabétique.',
      entry: ['forgetRole', 'forgetAsked'],
      on: {
        'creation.requested': { guard: 'mayWrite', target: 'forming' },
        'duplication.requested': openingIf('mayCopy', 'forming', 'rememberCopied'),
        'edition.requested': openingIf('mayChange', 'forming', 'rememberRole'),
        'assignment.requested': opening('assigning', 'rememberRole'),
        'deletion.requested': openingIf('mayDelete', 'deleting', 'rememberRole'),
        'history.requested': opening('readingHistory', 'rememberRole'),
      },
    },
    forming: {
      description: 'Un rôle est créé, ou son code et son nom sont modifiés.',
      invoke: {
        id: 'roleForm',
        src: 'roleForm',
        input: ({ context: { role, copied } }) => ({ role, copied }),
        onDone: leadingBack({ target: 'loading' }, 'listed'),
      },
    },
    assigning: {
      description: 'Les permissions d’un rôle sont consultées ou choisies.',
      invoke: {
        id: 'permissionAssignment',
        src: 'permissionAssignment',
        input: ({ context: { role, held, isNational, ownRoleId } }) => ({
          role: role!,
          held,
          isNational,
          ownRoleId,
        }),
        onDone: leadingBack({ target: 'loading' }, 'listed'),
      },
    },
    readingHistory: {
      description: 'L’historique d’un rôle est lu : qui l’a changé, quand, et ce qu’il permettait.',
      invoke: {
        id: 'history',
        src: 'history',
        input: ({ context: { role } }) => ({
          subject: { kind: 'role' as const, id: role!.id, name: role!.label },
        }),
        onDone: 'listed',
      },
    },
    deleting: {
      description: 'Un rôle est supprimé, si personne ne le possède.',
      invoke: {
        id: 'roleDeletion',
        src: 'roleDeletion',
        input: ({ context: { role } }) => ({ subject: role! }),
        onDone: leadingBack({ target: 'loading' }, 'listed'),
      },
    },
  },
})
