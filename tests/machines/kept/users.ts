import { httpError } from '../../model/failures.ts'
import { answered, elapsed, failed, type KeptByChart } from './kept.ts'

const query = { page: 3, order: 'email', desc: false, perPage: 10, search: '', role: '', state: '' }
const pageOf = (data: readonly object[]) => ({
  data,
  meta: { total: data.length, current_page: 1, last_page: 1 },
})
const windows = { callerId: 1, permissions: ['users.write'] }
const active = { id: 8, is_manageable: true, is_deleted: false, blocked_at: null }
const request = { id: 8, is_manageable: true }
const unchanged = { changed: false }

const permission = (id: number, code: string) => ({ id, code, label: code })
const view = permission(1, 'statistics.view')
const role = { id: 3, code: 'stats', label: 'Statistiques', permissions: [view], users_count: 0, revision: 1 }
const own = { held: ['roles.write', 'statistics.view'], isNational: true, ownRoleId: 1 }
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
    // Another search begins on its first page.
    {
      input: { query, windows },
      after: [{ type: 'search.typed', value: ' Moreau ' }, elapsed('TYPING_PAUSE', 'users.typing')],
      keeps: { query: { ...query, search: 'Moreau', page: 1 }, typed: ' Moreau ' },
    },
    {
      input: { query: { ...query, page: 1 }, windows },
      after: [
        answered('listUsers', pageOf([active])),
        { type: 'users.changed' },
        answered('listUsers', pageOf([])),
      ],
      keeps: { users: [], total: 0 },
    },
  ],
  'user-form': [
    // What was entered stays; what somebody else stored meanwhile is taken over.
    {
      input: { user: account, editor },
      after: [
        ...outdated,
        answered('readUser', { ...account, lastname: 'Morel', phone: '0639980000', revision: 'later' }),
        { type: 'entry.reapplied' },
      ],
      keeps: {
        lastname: 'Morin',
        phone: '0639980000',
        user: { ...account, lastname: 'Morel', phone: '0639980000', revision: 'later' },
        current: null,
      },
    },
  ],
  'user-detail': [
    {
      // The window that the address names opens once, not after each reading.
      input: { userId: active.id, viewer: windows, asked: 'history' },
      after: [answered('readUser', active), { type: 'user.changed' }],
      keeps: { asked: undefined },
    },
    {
      input: { userId: active.id, viewer: windows, asked: 'history' },
      after: [answered('readUser', active)],
      keeps: { asked: 'history' },
    },
  ],
  'user-windows': [
    {
      input: windows,
      after: [{ type: 'detail.requested', user: active }],
      keeps: { user: active },
    },
    {
      input: windows,
      after: [{ type: 'edition.requested', user: active }],
      keeps: { user: active },
    },
    {
      // The next window is not about whoever the last one was about.
      input: windows,
      after: [{ type: 'detail.requested', user: active }, answered('userDetail', unchanged)],
      keeps: { user: null },
    },
    {
      input: windows,
      after: [
        { type: 'detail.requested', user: { ...active, firstname: 'Hélène' } },
        { type: 'edition.requested', user: { ...active, firstname: 'Élène' } },
      ],
      keeps: { user: { ...active, firstname: 'Élène' } },
    },
  ],
  'deletion-requests': [
    {
      input: { windows },
      after: [{ type: 'anonymisation.requested', request }, answered('deletionFulfilment', unchanged)],
      keeps: { request: null },
    },
  ],
  'refused-mails': [
    {
      after: [{ type: 'seeing.requested', mail: { id: 2 } }, answered('mailSeeing', unchanged)],
      keeps: { mail: null },
    },
  ],
  absences: [
    {
      after: [{ type: 'lifting.requested', absence: { id: 2 } }, answered('absenceLifting', unchanged)],
      keeps: { absence: null },
    },
    {
      after: [{ type: 'upholding.requested', absence: { id: 2 } }, answered('absenceUpholding', unchanged)],
      keeps: { absence: null },
    },
  ],
  // A link that opens somebody’s account is kept for ten minutes, and no longer than its window.
  'user-token': [
    {
      input: { user: active },
      after: [
        { type: 'link.requested' },
        answered('readUserToken', { url: 'https://venaison.example.org/x' }),
      ],
      keeps: { link: { url: 'https://venaison.example.org/x' } },
    },
    {
      input: { user: active },
      after: [
        { type: 'link.requested' },
        answered('readUserToken', { url: 'https://venaison.example.org/x' }),
        { type: 'window.closed' },
      ],
      keeps: { link: null },
    },
    {
      input: { user: active },
      after: [
        { type: 'link.requested' },
        answered('readUserToken', { url: 'https://venaison.example.org/x' }),
        elapsed('LINK_LIFETIME', 'userToken.obtained'),
      ],
      keeps: { link: null },
    },
  ],
  roles: [
    {
      input: own,
      after: [answered('listRoles', [role]), { type: 'duplication.requested', role }],
      keeps: { copied: role, role: null },
    },
  ],
  'role-form': [
    {
      input: { role, copied: null },
      after: [{ type: 'label.typed', value: 'Suivi' }, { type: 'form.submitted' }, failed('updateRole')],
      keeps: { label: 'Suivi', isSent: true },
    },
    {
      input: { role: null, copied: null },
      after: [
        { type: 'code.typed', value: 'garde' },
        { type: 'label.typed', value: 'Garde' },
        { type: 'form.submitted' },
        failed('createRole'),
      ],
      keeps: { code: 'garde', label: 'Garde', isSent: true },
    },
  ],
  'permission-assignment': [
    { input: { ...own, role }, after: [permissionsRead, ticked(false)], keeps: { chosen: [] } },
    {
      input: { ...own, role },
      after: [permissionsRead, ticked(false), ticked(true)],
      keeps: { chosen: [1] },
    },
  ],
}
