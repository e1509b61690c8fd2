/** Spec §2 « Users list »: « detail view, add/edit », §6 « users.write (add, edit, delete users) ». */
export const userWindows = {
  '*': { start: 'opening' },
  // A URL such as /users/12 names a user: a link from a colleague, a bookmark or a reload.
  // With the form named, too, that is opened for who may change them; their page tells the others.
  opening: {
    always: ['writing if mayAdditionOpen', 'preparing if isEditionAsked', 'viewing if isAsked', 'closed'],
  },
  preparing: {
    'readUser done': ['editing if mayEdit', 'viewing then announce'],
    'readUser failed': 'viewing',
    'window.closed': 'closed',
  },
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
