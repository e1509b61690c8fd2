import type { ExpectedTransitions } from '../../model/expected-transitions.ts'

/** Design §5 « Sessions »: a person sees their sessions, and closes unknown ones. */
export const ownSessions: ExpectedTransitions = {
  '*': { start: 'deciding' },
  // In an assisted session the person's sessions are hidden.
  deciding: { always: ['closed if isAssisted', 'loading'] },
  loading: {
    'listSessions done': 'listed',
    'listSessions failed': 'unavailable then reportFailure',
  },
  unavailable: { 'sessions.retried': 'loading' },
  listed: {
    start: 'listed.fresh',
    // The current session is ended by signing out.
    'closing.requested': 'closing if isOther',
    'closingOthers.requested': 'confirming if hasOthers',
  },
  closing: {
    'closeSession done': 'loading then announce',
    // Already closed elsewhere, or the first answer was lost: the goal is reached.
    'closeSession failed': ['loading if wasMissing', 'listed.failed then reportFailure'],
  },
  confirming: { 'question.confirmed': 'closingOthers', 'question.cancelled': 'listed' },
  closingOthers: {
    'closeOtherSessions done': 'loading then announce',
    'closeOtherSessions failed': 'listed.failed then reportFailure',
  },
}
