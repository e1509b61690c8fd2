import type { ExpectedTransitions } from '../../model/expected-transitions.ts'

/** Spec §4 « GDPR state »: « an admin with the right permission may set it but not back to pending ». */
export const userGdpr: ExpectedTransitions = {
  '*': { start: 'choosing' },
  choosing: { 'decision.chosen': 'sending if isNew', 'command.closed': 'abandoned' },
  sending: {
    'setUserGdpr done': 'done then announce',
    'setUserGdpr failed': ['outdated if wasMissing', 'refused if wasInConflict', 'failed then reportFailure'],
  },
  // The server may have executed it even if its answer was lost.
  failed: { 'command.retried': 'sending', 'command.closed': 'outdated' },
  refused: { 'command.closed': 'outdated' },
  done: { ends: { changed: true } },
  outdated: { ends: { changed: true } },
  abandoned: { ends: { changed: false } },
}
