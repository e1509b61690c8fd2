const answers = { 'recall.acknowledged': 'acknowledged', 'receiver.reached': 'reached' }
const givenUp = { 'receiver.givenUp': 'unreachable' }
/** A call without answer leaves a person to be called, or puts them back on the list. */
const attempt = { 'receiver.unreached': 'told' }

export const recallReceiver = {
  '*': { start: 'toTell' },
  // « pseudonymised after 12 months »: who was not reached by then never is.
  toTell: {
    ...answers,
    ...givenUp,
    'receiver.unreached': 'toTell',
    'recall.mailed': 'told',
    'after NAMES_KEPT': 'unreachable',
  },
  told: { ...answers, ...givenUp, ...attempt, 'after NAMES_KEPT': 'unreachable' },
  // The person's own confirmation overrides calls by staff.
  acknowledged: { 'recall.acknowledged': 'acknowledged', 'receiver.reached': 'acknowledged' },
  // A mistaken click can be corrected.
  reached: { ...answers, ...attempt },
  unreachable: { ...answers, ...givenUp, ...attempt },
}
