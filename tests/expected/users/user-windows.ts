import type { ExpectedTransitions } from '../../model/expected-transitions.ts'

/** Spec §2 « Users list »: « detail view, add/edit », §6 « users.write (add, edit, delete users) ». */
export const userWindows: ExpectedTransitions = {
  '*': { start: 'opening' },
  // A URL such as /users/12 names a user: a link from a colleague, a bookmark or a reload.
  opening: { always: ['viewing if isAsked', 'closed'] },
  closed: {
    'detail.requested': 'viewing',
    'addition.requested': 'writing if mayWrite',
    // §4: « Blocked or deleted users cannot be edited ».
    'edition.requested': 'writing if mayEdit',
  },
  viewing: {
    // From reading a user one can edit them directly, and comes back to them.
    'edition.requested': 'editing if mayEdit',
    'userDetail done': ['closed then notifyChange if hasChanged', 'closed'],
  },
  editing: { 'userForm done': ['viewing then notifyChange if hasChanged', 'viewing'] },
  writing: { 'userForm done': ['closed then notifyChange if hasChanged', 'closed'] },
}
