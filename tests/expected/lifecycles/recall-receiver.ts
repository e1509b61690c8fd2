import type { ExpectedTransitions } from '../../model/expected-transitions.ts'

const answers = {
  'recall.acknowledged': 'acknowledged',
  'receiver.reached': 'reached',
  'receiver.unreached': 'unreachable',
}

export const recallReceiver: ExpectedTransitions = {
  '*': { start: 'toTell' },
  // « pseudonymised after 12 months »: who was not reached by then never is.
  toTell: { ...answers, 'recall.mailed': 'told', 'after NAMES_KEPT': 'unreachable' },
  told: { ...answers, 'after NAMES_KEPT': 'unreachable' },
  // The person's own confirmation overrides calls by staff.
  acknowledged: { 'recall.acknowledged': 'acknowledged', 'receiver.reached': 'acknowledged' },
  // A mistaken click can be corrected.
  reached: answers,
  unreachable: answers,
}
