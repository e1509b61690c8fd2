import { call } from '../../patterns/call.ts'

/** Several accounts that match a member are validated with one confirmation that names them. */
export const giverGroupValidating = {
  '*': { start: 'confirming' },
  confirming: { 'question.confirmed': 'sending', 'question.cancelled': 'abandoned' },
  // Givers who were not validated are named, with the reason.
  sending: call('validateGivers', ['done then announce if areAllValidated', 'told'], 'failed'),
  // The server may have validated some even if its answer was lost.
  failed: { 'command.retried': 'sending', 'command.closed': 'outdated' },
  told: { 'command.closed': 'answered' },
  done: { ends: { changed: true, left: [] } },
  outdated: { ends: { changed: true, left: [] } },
  abandoned: { ends: { changed: false, left: [] } },
}
