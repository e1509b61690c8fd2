import { assign, sendTo, setup } from 'xstate'
import type { ManagedUser } from '../../contract/users/managed-users.ts'
import type { UserWindow } from './user-commands.ts'
import { userAccountState } from '../lifecycles/user-account.ts'
import { parentOf, type WithParent } from '../patterns/parent.ts'
import { userDetailMachine } from './user-detail.ts'
import type { UserEditor } from './user-draft.ts'
import { userFormMachine } from './user-form.ts'

/** The caller. */
export type UserWindowsInput = UserEditor & { window?: UserWindow | undefined }
/** `asked`: the user named in the page's URL, and `window` the one over their page. */
type Input = UserWindowsInput & { asked?: number | undefined } & WithParent<{ type: 'users.changed' }>
type Context = Input & { user: ManagedUser | null }
type Event =
  | { type: 'detail.requested'; user: ManagedUser }
  | { type: 'addition.requested' }
  | { type: 'edition.requested'; user: ManagedUser }

/** Whether the caller may edit this user. Blocked and deleted users cannot be edited (spec §4). */
export const mayEdit = ({ permissions }: UserWindowsInput, user: ManagedUser) =>
  permissions.includes('users.write') && user.is_manageable && userAccountState(user) === 'active'

const formInput = ({ user, parent: _, asked: __, window: ___, ...editor }: Context) => ({ user, editor })

/** The windows opened over the users list, one at a time (spec §2 « Users list »). */
export const userWindowsMachine = setup({
  types: {} as {
    context: Context
    events: Event
    input: Input
    children: { userDetail: 'userDetail'; userForm: 'userForm' }
  },
  actors: { userDetail: userDetailMachine, userForm: userFormMachine },
  guards: {
    isAsked: ({ context }) => context.asked !== undefined,
    mayWrite: ({ context }) => context.permissions.includes('users.write'),
    mayEdit: ({ context }, { user }: { user: ManagedUser }) => mayEdit(context, user),
    hasChanged: (_, { output }: { output: { changed: boolean } }) => output.changed,
  },
  actions: {
    rememberUser: assign({ user: (_, { user }: { user: ManagedUser }) => user }),
    forgetUser: assign({ user: null }),
    notifyChange: sendTo(({ context, self }) => parentOf(context, self), { type: 'users.changed' }),
  },
}).createMachine({
  id: 'userWindows',
  description: 'Les fenêtres ouvertes par-dessus la liste des utilisateurs, une à la fois.',
  context: ({ input }) => ({ ...input, user: null }),
  initial: 'opening',
  states: {
    opening: {
      description: 'L’adresse de la page nomme peut-être un utilisateur, que l’on montre alors.',
      always: [{ guard: 'isAsked', target: 'viewing' }, { target: 'closed' }],
    },
    closed: {
      description: 'Aucune fenêtre n’est ouverte.',
      entry: 'forgetUser',
      on: {
        'detail.requested': {
          target: 'viewing',
          actions: { type: 'rememberUser', params: ({ event }) => event },
        },
        'addition.requested': { guard: 'mayWrite', target: 'writing' },
        'edition.requested': {
          guard: { type: 'mayEdit', params: ({ event }) => event },
          target: 'writing',
          actions: { type: 'rememberUser', params: ({ event }) => event },
        },
      },
    },
    viewing: {
      description: 'Tout ce que l’on sait d’un utilisateur.',
      on: {
        'edition.requested': {
          guard: { type: 'mayEdit', params: ({ event }) => event },
          target: 'editing',
          actions: { type: 'rememberUser', params: ({ event }) => event },
        },
      },
      invoke: {
        id: 'userDetail',
        src: 'userDetail',
        // The list listens to changes itself, since this window may be replaced by another.
        input: ({ context: { user, asked, window, callerId, permissions, parent } }) => ({
          parent,
          userId: user?.id ?? asked!,
          asked: user === null ? window : undefined,
          viewer: { callerId, permissions },
        }),
        onDone: [
          {
            guard: { type: 'hasChanged', params: ({ event }) => event },
            target: 'closed',
            actions: 'notifyChange',
          },
          { target: 'closed' },
        ],
      },
    },
    editing: {
      description: 'Un utilisateur est modifié depuis sa fiche, qui revient ensuite.',
      invoke: {
        id: 'userForm',
        src: 'userForm',
        input: ({ context }) => formInput(context),
        onDone: [
          {
            guard: { type: 'hasChanged', params: ({ event }) => event },
            target: 'viewing',
            actions: 'notifyChange',
          },
          { target: 'viewing' },
        ],
      },
    },
    writing: {
      description: 'Un utilisateur est ajouté, ou modifié depuis la liste.',
      invoke: {
        id: 'userForm',
        src: 'userForm',
        input: ({ context }) => formInput(context),
        onDone: [
          {
            guard: { type: 'hasChanged', params: ({ event }) => event },
            target: 'closed',
            actions: 'notifyChange',
          },
          { target: 'closed' },
        ],
      },
    },
  },
})
