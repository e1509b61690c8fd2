import type { ExpectedTransitions } from '../../model/expected-transitions.ts'

const answers = {
  'recall.acknowledged': 'acknowledged',
  'receiver.reached': 'reached',
  'receiver.unreached': 'unreachable',
}

export const recallReceiver: ExpectedTransitions = {
  '*': { start: 'toTell' },
  toTell: { ...answers, 'recall.mailed': 'told' },
  told: answers,
  // The person's own confirmation overrides calls by staff.
  acknowledged: { 'recall.acknowledged': 'acknowledged', 'receiver.reached': 'acknowledged' },
  // A mistaken click can be corrected.
  reached: answers,
  unreachable: answers,
}
