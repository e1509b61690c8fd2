const reading = (call: string) => ({
  [`${call} done`]: 'read',
  [`${call} failed`]: 'failed then reportFailure',
})

/**
 * The audit log of a user, a federation or a role (the spec is silent); §8 for its failures, §9 for its pagination.
 */
export const history = {
  '*': { start: 'loading', 'window.closed': 'closed' },
  loading: { start: 'loading.directed' },
  'loading.directed': {
    always: ['loading.ofUser if isOfUser', 'loading.ofRole if isOfRole', 'loading.ofFederation'],
  },
  'loading.ofUser': reading('listUserAuditLog'),
  'loading.ofRole': reading('listRoleAuditLog'),
  'loading.ofFederation': reading('listFederationAuditLog'),
  read: { 'page.chosen': 'loading' },
  failed: { 'reading.retried': 'loading' },
}
