import type { ExpectedTransitions } from '../../../model/expected-transitions.ts'

/** Staff sees which mails were given up; one that was seen leaves the list, and is not lost by a failure. */
export const refusedMails: ExpectedTransitions = {
  '*': {
    start: 'shown',
    // The menu says how many wait.
    'mails.listed': '= then tellTotal',
  },
  shown: {
    start: 'shown.fresh',
    'mail.seen': 'marking',
    'list.refreshed': 'shown then rereadList',
  },
  marking: {
    'markMailSeen done': 'shown then rereadList',
    // Whoever is erased takes their mails along.
    'markMailSeen failed': ['shown then rereadList if wasMissing', 'shown.failed then reportFailure'],
    'after CALL_TIMEOUT': 'shown.failed',
  },
}
