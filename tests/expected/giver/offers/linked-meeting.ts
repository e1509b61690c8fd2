import type { ExpectedTransitions } from '../../../model/expected-transitions.ts'

const noting = (call: string) => ({
  [`${call} done`]: 'shown then announce',
  [`${call} failed`]: [
    'gone if wasMissing',
    // Somebody else noted it first, or something bars it: it is read again, and said.
    'loading if wasInConflict',
    'shown.failed then reportFailure',
  ],
  'after CALL_TIMEOUT': 'shown.failed',
})

/** Decision 0070: by the link one sees the meeting, and notes who came and who did not, each after a question. */
export const linkedMeeting: ExpectedTransitions = {
  '*': { start: 'loading' },
  loading: {
    'readLinkedMeeting done': 'shown',
    'readLinkedMeeting failed': ['gone if wasMissing', 'unavailable then reportFailure'],
    'after CALL_TIMEOUT': 'unavailable',
  },
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
