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
  // Their own word is the strongest: who called them meanwhile changes nothing.
  acknowledged: { 'recall.acknowledged': 'acknowledged', 'receiver.reached': 'acknowledged' },
  // A click beside the right line is corrected.
  reached: answers,
  unreachable: answers,
}
