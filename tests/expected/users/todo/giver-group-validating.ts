import type { ExpectedTransitions } from '../../../model/expected-transitions.ts'

/** Several accounts that the list of members knows are validated with one confirmation that names them. */
export const giverGroupValidating: ExpectedTransitions = {
  '*': { start: 'confirming' },
  confirming: { 'question.confirmed': 'sending', 'question.cancelled': 'abandoned' },
  sending: {
    // Whoever was not validated is told by name, with the reason.
    'validateGivers done': ['done then announce if areAllValidated', 'told'],
    'validateGivers failed': 'failed then reportFailure',
    'after CALL_TIMEOUT': 'failed',
  },
  // The server may have validated some although its answer was lost.
  failed: { 'command.retried': 'sending', 'command.closed': 'outdated' },
  told: { 'command.closed': 'answered' },
  done: { ends: { changed: true, left: [] } },
  outdated: { ends: { changed: true, left: [] } },
  abandoned: { ends: { changed: false, left: [] } },
}
