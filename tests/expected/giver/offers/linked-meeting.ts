import { call } from '../../patterns/call.ts'

/** In conflict, recorded by somebody else first, or barred: reloaded, with an explanation. */
const noting = (name: string) =>
  call(name, 'shown then announce', 'gone if wasMissing', 'loading if wasInConflict', 'shown.failed')

/**
 * Decision 0070: through the link a delegate sees the meeting, and records who came and who did not, each
 * after a confirmation.
 */
export const linkedMeeting = {
  '*': { start: 'loading' },
  loading: call('readLinkedMeeting', 'shown', 'gone if wasMissing', 'unavailable'),
  gone: {},
  unavailable: { 'loading.retried': 'loading' },
  shown: {
    start: 'shown.fresh',
    'reading.requested': 'loading',
    'handOver.requested': 'confirming if mayTake',
    'absence.requested': 'doubting if mayMiss',
  },
  confirming: { 'question.confirmed': 'handing', 'question.cancelled': 'shown' },
  doubting: { 'question.confirmed': 'reporting', 'question.cancelled': 'shown' },
  handing: noting('handLinkedOver'),
  reporting: noting('reportLinkedAbsence'),
}
