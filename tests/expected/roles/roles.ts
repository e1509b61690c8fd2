import { call } from '../patterns/call.ts'

const window = (child: string) => ({ [`${child} done`]: ['loading if hasChanged', 'listed'] })

/** Spec §2 « Roles list »: « Role form and a permission assignment modal », §6 « roles.view; roles.write ». */
export const roles = {
  '*': { start: 'loading' },
  loading: {
    start: 'loading.unread',
    ...call('listRoles', 'opening', 'unavailable'),
  },
  // The loaded list stays on the page meanwhile.
  'loading.unread': { always: 'loading.filled if isListShown' },
  unavailable: { 'loading.retried': 'loading' },
  // An address that was sent opens the window that it names, where its button is; else one is told.
  opening: {
    always: [
      'forming if mayAdditionOpen',
      'forming if mayEditionOpen',
      'forming if mayDuplicationOpen',
      'assigning if mayPermissionsOpen',
      'readingHistory if mayHistoryOpen',
      'listed then announce if isRoleAsked',
      'listed',
    ],
  },
  listed: {
    // §6: « roles.write (roles and their permissions) »; with roles.view only, permissions are read-only.
    'creation.requested': 'forming if mayWrite',
    // A new role may start as a copy of one that the person could have created.
    'duplication.requested': 'forming if mayCopy',
    'edition.requested': 'forming if mayChange',
    'assignment.requested': 'assigning',
    'deletion.requested': 'deleting if mayDelete',
    // Whoever sees a role sees what became of it.
    'history.requested': 'readingHistory',
  },
  readingHistory: { 'history done': 'listed' },
  forming: window('roleForm'),
  assigning: window('permissionAssignment'),
  deleting: window('roleDeletion'),
}
