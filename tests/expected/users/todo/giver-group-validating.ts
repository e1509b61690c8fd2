import type { ExpectedTransitions } from '../../../model/expected-transitions.ts'

/** Several accounts that match a member are validated with one confirmation that names them. */
export const giverGroupValidating: ExpectedTransitions = {
  '*': { start: 'confirming' },
  confirming: { 'question.confirmed': 'sending', 'question.cancelled': 'abandoned' },
  sending: {
    // Givers who were not validated are named, with the reason.
    'validateGivers done': ['done then announce if areAllValidated', 'told'],
    'validateGivers failed': 'failed then reportFailure',
  },
  // The server may have validated some even if its answer was lost.
  failed: { 'command.retried': 'sending', 'command.closed': 'outdated' },
  told: { 'command.closed': 'answered' },
  done: { ends: { changed: true, left: [] } },
  outdated: { ends: { changed: true, left: [] } },
  abandoned: { ends: { changed: false, left: [] } },
}
