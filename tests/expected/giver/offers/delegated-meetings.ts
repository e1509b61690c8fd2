import { call } from '../../patterns/call.ts'

const refused = (call: string) => ({
  [`${call} failed`]: ['loading if wasMissing', 'listed.failed then reportFailure'],
})

/** Decision 0070: a link for the delegate of a meeting, created and closed by the giver. */
export const delegatedMeetings = {
  '*': { start: 'deciding' },
  deciding: { always: ['loading if isUnreported', 'closed'] },
  closed: {},
  loading: call('listDelegatedMeetings', 'listed', 'unavailable'),
  unavailable: { 'loading.retried': 'loading' },
  listed: {
    start: 'listed.fresh',
    // What the delegate recorded is reloaded.
    'reading.requested': 'loading',
    'link.requested': 'making',
    'closure.requested': 'closing if isLinked',
  },
  // The list is updated with what the delegate records, and with newly confirmed meetings.
  'listed.fresh': { 'after POLL_PAUSE': 'listed.refreshing' },
  'listed.refreshing': {
    'listDelegatedMeetings done': 'listed.fresh',
    'listDelegatedMeetings failed': 'listed.stale',
  },
  'listed.stale': { 'after POLL_PAUSE': 'listed.refreshing' },
  'listed.failed': { 'after POLL_PAUSE': 'listed.refreshing' },
  making: { 'makeMeetingLink done': 'loading', ...refused('makeMeetingLink') },
  closing: { 'closeMeetingLink done': 'loading then announce', ...refused('closeMeetingLink') },
}
