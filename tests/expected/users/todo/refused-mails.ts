import type { ExpectedTransitions } from '../../../model/expected-transitions.ts'

/** Staff sees undeliverable mails; one marked as seen leaves the list, which is reloaded. */
export const refusedMails: ExpectedTransitions = {
  '*': {
    start: 'closed',
    // Updates the menu's count.
    'mails.listed': '= then tellTotals',
  },
  closed: {
    'seeing.requested': 'seeing',
    'list.refreshed': '= then rereadList',
  },
  seeing: { 'mailSeeing done': ['closed then rereadList if hasChanged', 'closed'] },
}
