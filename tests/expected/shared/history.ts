import { call } from '../patterns/call.ts'

/**
 * The audit log of a user, a federation or a role (the spec is silent); §8 for its failures, §9 for its pagination.
 */
export const history = {
  '*': { start: 'loading', 'window.closed': 'closed' },
  loading: { start: 'loading.directed' },
  'loading.directed': {
    always: ['loading.ofUser if isOfUser', 'loading.ofRole if isOfRole', 'loading.ofFederation'],
  },
  'loading.ofUser': call('listUserAuditLog', 'read', 'failed'),
  'loading.ofRole': call('listRoleAuditLog', 'read', 'failed'),
  'loading.ofFederation': call('listFederationAuditLog', 'read', 'failed'),
  read: { 'page.chosen': 'loading' },
  failed: { 'reading.retried': 'loading' },
}
