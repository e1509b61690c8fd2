import type { ExpectedTransitions } from '../../model/expected-transitions.ts'

/** Design §5 « Sessions »: one sees where one is signed in, and closes what one does not know. */
export const ownSessions: ExpectedTransitions = {
  '*': { start: 'deciding' },
  // Who acts in somebody's place does not see where their account is open.
  deciding: { always: ['closed if isAssisted', 'loading'] },
  loading: {
    'listSessions done': 'listed',
    'listSessions failed': 'unavailable then reportFailure',
    'after CALL_TIMEOUT': 'unavailable',
  },
  unavailable: { 'sessions.retried': 'loading' },
  listed: {
    start: 'listed.fresh',
    // One ends the session of the device at hand by signing out.
    'closing.requested': 'closing if isOther',
    'closingOthers.requested': 'confirming if hasOthers',
  },
  closing: {
    'closeSession done': 'loading then announce',
    // Closed meanwhile elsewhere, or the first answer was lost: it is what was wished.
    'closeSession failed': ['loading if wasMissing', 'listed.failed then reportFailure'],
    'after CALL_TIMEOUT': 'listed.failed',
  },
  confirming: { 'question.confirmed': 'closingOthers', 'question.cancelled': 'listed' },
  closingOthers: {
    'closeOtherSessions done': 'loading then announce',
    'closeOtherSessions failed': 'listed.failed then reportFailure',
    'after CALL_TIMEOUT': 'listed.failed',
  },
}
