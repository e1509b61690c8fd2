import type { ExpectedTransitions } from '../../../model/expected-transitions.ts'

/** RGPD, article 12.3: staff sees who asks for deletion, answers, and the list is read again. */
export const deletionRequests: ExpectedTransitions = {
  '*': {
    start: 'closed',
    // The menu says how many wait.
    'requests.listed': '= then tellTotal',
    // What is done in the detail of a user may answer the request as well.
    'users.changed': '= then rereadList',
  },
  closed: {
    'anonymisation.requested': 'anonymising if mayAnswer',
    'list.refreshed': '= then rereadList',
  },
  anonymising: { 'deletionFulfilment done': ['closed then rereadList if hasChanged', 'closed'] },
}
