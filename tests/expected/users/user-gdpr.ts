import { call } from '../patterns/call.ts'

/** Spec §4 « GDPR state »: « an admin with the right permission may set it but not back to pending ». */
export const userGdpr = {
  '*': { start: 'choosing' },
  choosing: { 'decision.chosen': 'sending if isNew', 'command.closed': 'abandoned' },
  sending: call(
    'setUserGdpr',
    'done then announce',
    'outdated if wasMissing',
    'refused if wasInConflict',
    'failed',
  ),
  // The server may have executed it even if its answer was lost.
  failed: { 'command.retried': 'sending', 'command.closed': 'outdated' },
  refused: { 'command.closed': 'outdated' },
  done: { ends: { changed: true } },
  outdated: { ends: { changed: true } },
  abandoned: { ends: { changed: false } },
}
