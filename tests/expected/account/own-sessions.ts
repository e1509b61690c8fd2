import { call } from '../patterns/call.ts'

/** Design §5 « Sessions »: a person sees their sessions, and closes unknown ones. */
export const ownSessions = {
  '*': { start: 'deciding' },
  // In an assisted session the person's sessions are hidden.
  deciding: { always: ['closed if isAssisted', 'loading'] },
  loading: call('listSessions', 'listed', 'unavailable'),
  unavailable: { 'sessions.retried': 'loading' },
  listed: {
    start: 'listed.fresh',
    // The current session is ended by signing out.
    'closing.requested': 'closing if isOther',
    'closingOthers.requested': 'confirming if hasOthers',
  },
  // Already closed elsewhere, or the first answer was lost: the goal is reached.
  closing: call('closeSession', 'loading then announce', 'loading if wasMissing', 'listed.failed'),
  confirming: { 'question.confirmed': 'closingOthers', 'question.cancelled': 'listed' },
  closingOthers: call('closeOtherSessions', 'loading then announce', 'listed.failed'),
}
