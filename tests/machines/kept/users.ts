import type { EventObject } from 'xstate'
import { httpError } from '../../model/failures.ts'
import { after, answered, elapsed, failed, from, type KeptByChart } from './kept.ts'

const query = { page: 3, order: 'email', desc: false, perPage: 10, search: '', role: '', state: '' }
const pageOf = (data: readonly object[]) => ({
  data,
  meta: { total: data.length, current_page: 1, last_page: 1 },
})
const windows = { callerId: 1, permissions: ['users.write'] }
const active = { id: 8, is_manageable: true, is_deleted: false, blocked_at: null }
const usersRead = answered('listUsers', pageOf([active]))
/** The list of users after somebody began to type, and then did something else. */
const searching = (event: EventObject & Record<string, unknown>, more: object) =>
  after(usersRead, { type: 'search.typed', value: ' dupont' }, event).keeps({
    query: { ...query, page: 1, search: 'dupont', ...more },
  })
const request = { id: 8, is_manageable: true }
const unchanged = { changed: false }

const permission = (id: number, code: string) => ({ id, code, label: code })
const view = permission(1, 'statistics.view')
const role = { id: 3, code: 'stats', label: 'Statistiques', permissions: [view], users_count: 0, revision: 1 }
const own = { held: ['roles.write', 'statistics.view'], isNational: true, ownRoleId: 1 }
const rolesRead = answered('listRoles', [role])
const ticked = (isTicked: boolean) => ({ type: 'permission.ticked', permission: view, isTicked })
const permissionsRead = answered('listPermissions', [view])

const account = {
  ...active,
  firstname: 'Hélène',
  lastname: 'Moreau',
  email: 'giver@example.org',
  pending_email: null,
  phone: null,
  role: { code: 'giver' },
  role_id: 1,
  federation_id: 1,
  city: null,
  giver: null,
  receiver: null,
  revision: 'first',
}
const editor = { callerId: 1, federationId: 1, permissions: ['users.write'] }
const outdated = [
  answered('userChoices', { roles: [], federations: [] }),
  { type: 'field.typed', field: 'lastname', value: 'Morin' },
  { type: 'form.submitted' },
  failed('updateUser', httpError(409)),
]

/** What staff looks for among users and roles, and what they have opened. */
export const keptOfUsers: KeptByChart = {
  users: [
    ...from({ query, windows }, [
      // Another search begins on its first page.
      after({ type: 'search.typed', value: ' Moreau ' }, elapsed('TYPING_PAUSE', 'users.typing')).keeps({
        query: { ...query, search: 'Moreau', page: 1 },
        typed: ' Moreau ',
      }),
    ]),
    ...from({ query: { ...query, page: 1 }, windows }, [
      // What is being typed is searched too, and of another search the first page is meant.
      searching({ type: 'sort.chosen', order: 'lastname', desc: true }, { order: 'lastname', desc: true }),
      searching({ type: 'perPage.chosen', perPage: 50 }, { perPage: 50 }),
      searching({ type: 'filter.chosen', filter: { state: 'waiting' } }, { state: 'waiting' }),
      searching({ type: 'page.chosen', page: 3 }, {}),
      searching({ type: 'users.changed' }, {}),
      after(usersRead, { type: 'search.typed', value: '' }, { type: 'page.chosen', page: 3 }).keeps({
        query,
      }),
      after(usersRead, 'users.changed', answered('listUsers', pageOf([]))).keeps({ users: [], total: 0 }),
    ]),
  ],
  'user-form': from({ user: account, editor }, [
    // What was entered stays; what somebody else stored meanwhile is taken over.
    after(
      ...outdated,
      answered('readUser', { ...account, lastname: 'Morel', phone: '0639980000', revision: 'later' }),
      'entry.reapplied',
    ).keeps({
      lastname: 'Morin',
      phone: '0639980000',
      user: { ...account, lastname: 'Morel', phone: '0639980000', revision: 'later' },
      current: null,
    }),
  ]),
  'user-detail': from({ userId: active.id, viewer: windows, asked: 'history' }, [
    // The window that the address names opens once, not after each reading.
    after(answered('readUser', active), 'user.changed').keeps({ asked: undefined }),
    after(answered('readUser', active)).keeps({ asked: 'history' }),
  ]),
  'user-windows': [
    // Who was named in the address is forgotten once their window is closed.
    ...from({ ...windows, asked: active.id, window: 'detail' }, [
      after(answered('userDetail', unchanged), 'addition.requested').keeps({ user: null, asked: undefined }),
    ]),
    ...from(windows, [
      after({ type: 'detail.requested', user: active }).keeps({ user: active }),
      after({ type: 'edition.requested', user: active }).keeps({ user: active }),
      // The next window is not about whoever the last one was about.
      after({ type: 'detail.requested', user: active }, answered('userDetail', unchanged)).keeps({
        user: null,
      }),
      after(
        { type: 'detail.requested', user: { ...active, firstname: 'Hélène' } },
        { type: 'edition.requested', user: { ...active, firstname: 'Élène' } },
      ).keeps({ user: { ...active, firstname: 'Élène' } }),
    ]),
  ],
  'deletion-requests': from({ windows }, [
    after(
      { type: 'anonymisation.requested', subject: request },
      answered('deletionFulfilment', unchanged),
    ).keeps({ subject: null }),
  ]),
  'refused-mails': [
    after({ type: 'seeing.requested', subject: { id: 2 } }, answered('mailSeeing', unchanged)).keeps({
      subject: null,
    }),
  ],
  absences: [
    after({ type: 'lifting.requested', subject: { id: 2 } }, answered('absenceLifting', unchanged)).keeps({
      subject: null,
    }),
    after({ type: 'upholding.requested', subject: { id: 2 } }, answered('absenceUpholding', unchanged)).keeps(
      { subject: null },
    ),
  ],
  // A link that opens somebody’s account is kept for ten minutes, and no longer than its window.
  'user-token': from({ user: active }, [
    after('link.requested', answered('readUserToken', { url: 'https://venaison.example.org/x' })).keeps({
      link: { url: 'https://venaison.example.org/x' },
    }),
    after(
      'link.requested',
      answered('readUserToken', { url: 'https://venaison.example.org/x' }),
      'window.closed',
    ).keeps({ link: null }),
    after(
      'link.requested',
      answered('readUserToken', { url: 'https://venaison.example.org/x' }),
      elapsed('LINK_LIFETIME', 'userToken.obtained'),
    ).keeps({ link: null }),
  ]),
  roles: [
    ...from(own, [
      after(rolesRead, { type: 'duplication.requested', role }).keeps({ copied: role, role: null }),
    ]),
    // The window that the address names opens once: the list read again opens none.
    ...from({ ...own, asked: { name: 'edition', roleId: role.id } }, [
      after(rolesRead).keeps({ role }),
      after(rolesRead, answered('roleForm', { changed: true }), rolesRead).keeps({ role: null, asked: null }),
    ]),
  ],
  'role-form': [
    ...from({ role, copied: null }, [
      after({ type: 'label.typed', value: 'Suivi' }, 'form.submitted', failed('updateRole')).keeps({
        label: 'Suivi',
        isSent: true,
      }),
    ]),
    ...from({ role: null, copied: null }, [
      after(
        { type: 'code.typed', value: 'garde' },
        { type: 'label.typed', value: 'Garde' },
        'form.submitted',
        failed('createRole'),
      ).keeps({ code: 'garde', label: 'Garde', isSent: true }),
    ]),
  ],
  'permission-assignment': from({ ...own, role }, [
    after(permissionsRead, ticked(false)).keeps({ chosen: [] }),
    after(permissionsRead, ticked(false), ticked(true)).keeps({ chosen: [1] }),
  ]),
}
