/** GDPR, article 12.3: staff answers deletion requests, and the list is reloaded. */
export const deletionRequests = {
  '*': {
    start: 'closed',
    // A command in the user's window may answer the request as well.
    'users.changed': '= then rereadList',
  },
  closed: { 'anonymisation.requested': 'anonymising if mayAnswer' },
  anonymising: { 'deletionFulfilment done': ['closed then rereadList if hasChanged', 'closed'] },
}
