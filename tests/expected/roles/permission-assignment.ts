import { call } from '../patterns/call.ts'

/** Spec §2 « Roles list », §6 « roles.write (roles and their permissions) », §8. */
export const permissionAssignment = {
  '*': { start: 'loading' },
  loading: {
    ...call('listPermissions', ['editing if isChangeable', 'reading'], 'unavailable'),
    'window.closed': 'abandoned',
  },
  unavailable: { 'loading.retried': 'loading', 'window.closed': 'abandoned' },
  reading: { 'window.closed': 'abandoned' },
  editing: {
    start: 'editing.unchanged',
    // Nobody grants or revokes a permission that they lack, unless the role has no users.
    'permission.ticked': ['editing.unchanged if isRestored', 'editing.changed if isGivable'],
    // As in every form, also without a change.
    'permissions.submitted': 'saving',
    // Once something was sent, the server may have stored it even if its answer was lost.
    'window.closed': ['discarding if hasChanges', 'dismissed if wasSent', 'abandoned'],
  },
  discarding: {
    'question.confirmed': ['dismissed if wasSent', 'abandoned'],
    'question.cancelled': 'editing.changed',
  },
  saving: {
    'setRolePermissions done': 'saved then announce',
    // §8: « Permission update with status other than 200: 'Erreur lors de la mise à jour.' »
    'setRolePermissions failed': [
      'outdated if wasMissing',
      'editing.refused if wasInConflict',
      'editing.refused if wasRefused',
      'editing.failed then reportFailure',
    ],
  },
  outdated: { 'window.closed': 'dismissed' },
  saved: { ends: { changed: true } },
  dismissed: { ends: { changed: true } },
  abandoned: { ends: { changed: false } },
}
