import { call } from '../../patterns/call.ts'
import { polledList } from '../../patterns/polled-list.ts'

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
  ...polledList('listDelegatedMeetings'),
  making: call('makeMeetingLink', 'loading', 'loading if wasMissing', 'listed.failed'),
  closing: call('closeMeetingLink', 'loading then announce', 'loading if wasMissing', 'listed.failed'),
}
