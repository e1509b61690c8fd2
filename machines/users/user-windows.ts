import { assign, sendTo, setup } from 'xstate'
import { readUser, type ManagedUser } from '../../contract/users/managed-users.ts'
import type { UserWindow } from './user-commands.ts'
import { userAccountState } from '../lifecycles/user-account.ts'
import { call } from '../patterns/calls.ts'
import { shellActions } from '../patterns/failures.ts'
import { parentOf, type WithParent } from '../patterns/parent.ts'
import { userDetailMachine } from './user-detail.ts'
import type { UserEditor } from './user-draft.ts'
import { userFormMachine } from './user-form.ts'
import { leadingBack, opening, openingIf, windowGuards } from '../patterns/windows.ts'

/** A window that the URL of the page can name: a form, or one over the page of a user. */
export type AskedUserWindow = 'addition' | 'edition' | UserWindow
/** The caller, and the window named in the page's URL. */
export type UserWindowsInput = UserEditor & { window?: AskedUserWindow | undefined }
/** `asked`: the user named in the page's URL, until their window is closed. */
type Input = UserWindowsInput & { asked?: number | undefined } & WithParent<{ type: 'users.changed' }>
type Context = Input & { user: ManagedUser | null }
type Event =
  | { type: 'detail.requested'; user: ManagedUser }
  | { type: 'addition.requested' }
  | { type: 'edition.requested'; user: ManagedUser }
  | { type: 'window.closed' }

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
  actors: { readUser: call(readUser), userDetail: userDetailMachine, userForm: userFormMachine },
  guards: {
    mayAdditionOpen: ({ context: { window, permissions } }) =>
      window === 'addition' && permissions.includes('users.write'),
    isEditionAsked: ({ context: { asked, window } }) => asked !== undefined && window === 'edition',
    isAsked: ({ context }) => context.asked !== undefined,
    mayWrite: ({ context }) => context.permissions.includes('users.write'),
    mayEdit: ({ context }, { user }: { user: ManagedUser }) => mayEdit(context, user),
    ...windowGuards,
  },
  actions: {
    ...shellActions,
    rememberUser: assign({ user: (_, { user }: { user: ManagedUser }) => user }),
    forgetUser: assign({ user: null, asked: undefined, window: undefined }),
    notifyChange: sendTo(({ context, self }) => parentOf(context, self), { type: 'users.changed' }),
  },
}).createMachine({
  id: 'userWindows',
  description: 'Les fenêtres ouvertes par-dessus la liste des utilisateurs, une à la fois.',
  context: ({ input }) => ({ ...input, user: null }),
  initial: 'opening',
  states: {
    opening: {
      description:
        'L’adresse de la page nomme peut-être un utilisateur, ou un formulaire, que l’on montre alors.',
      always: [
        { guard: 'mayAdditionOpen', target: 'writing' },
        { guard: 'isEditionAsked', target: 'preparing' },
        { guard: 'isAsked', target: 'viewing' },
        { target: 'closed' },
      ],
    },
    preparing: {
      description: 'L’adresse nomme le formulaire d’un utilisateur, qui est lu d’abord.',
      tags: 'busy',
      invoke: {
        id: 'readUser',
        src: 'readUser',
        input: ({ context }) => ({ params: { id: context.asked! } }),
        onDone: [
          {
            guard: { type: 'mayEdit', params: ({ event }) => ({ user: event.output }) },
            target: 'editing',
            actions: { type: 'rememberUser', params: ({ event }) => ({ user: event.output }) },
          },
          {
            target: 'viewing',
            actions: { type: 'announce', params: { text: 'Vous ne pouvez pas modifier ce compte.' } },
          },
        ],
        // Their page reads them again, and says what is wrong.
        onError: 'viewing',
      },
      on: { 'window.closed': 'closed' },
    },
    closed: {
      description: 'Aucune fenêtre n’est ouverte.',
      entry: 'forgetUser',
      on: {
        'detail.requested': opening('viewing', 'rememberUser'),
        'addition.requested': { guard: 'mayWrite', target: 'writing' },
        'edition.requested': openingIf('mayEdit', 'writing', 'rememberUser'),
      },
    },
    viewing: {
      description: 'Tout ce que l’on sait d’un utilisateur.',
      on: {
        'edition.requested': openingIf('mayEdit', 'editing', 'rememberUser'),
      },
      invoke: {
        id: 'userDetail',
        src: 'userDetail',
        // The list listens to changes itself, since this window may be replaced by another.
        input: ({ context: { user, asked, window, callerId, permissions, parent } }) => ({
          parent,
          userId: user?.id ?? asked!,
          asked: user === null && window === 'history' ? window : undefined,
          viewer: { callerId, permissions },
        }),
        onDone: leadingBack(
          {
            target: 'closed',
            actions: 'notifyChange',
          },
          'closed',
        ),
      },
    },
    editing: {
      description: 'Un utilisateur est modifié depuis sa fiche, qui revient ensuite.',
      invoke: {
        id: 'userForm',
        src: 'userForm',
        input: ({ context }) => formInput(context),
        onDone: leadingBack(
          {
            target: 'viewing',
            actions: 'notifyChange',
          },
          'viewing',
        ),
      },
    },
    writing: {
      description: 'Un utilisateur est ajouté, ou modifié depuis la liste.',
      invoke: {
        id: 'userForm',
        src: 'userForm',
        input: ({ context }) => formInput(context),
        onDone: leadingBack(
          {
            target: 'closed',
            actions: 'notifyChange',
          },
          'closed',
        ),
      },
    },
  },
})
