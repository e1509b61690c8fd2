import type { ExpectedTransitions } from '../../../model/expected-transitions.ts'

/** Staff sees undeliverable mails; one marked as seen leaves the list, unless the call fails. */
export const refusedMails: ExpectedTransitions = {
  '*': {
    start: 'shown',
    // Updates the menu's count.
    'mails.listed': '= then tellTotal',
  },
  shown: {
    start: 'shown.fresh',
    'mail.seen': 'marking',
    'list.refreshed': 'shown then rereadList',
  },
  marking: {
    'markMailSeen done': 'shown then rereadList',
    // Anonymising a person deletes their mails.
    'markMailSeen failed': ['shown then rereadList if wasMissing', 'shown.failed then reportFailure'],
    'after CALL_TIMEOUT': 'shown.failed',
  },
}
