import type { ExpectedTransitions } from '../../model/expected-transitions.ts'

export const receivedAnimals: ExpectedTransitions = {
  '*': { start: 'loading' },
  loading: {
    'listReceivedAnimals done': 'listed',
    'listReceivedAnimals failed': 'unavailable then reportFailure',
    'after CALL_TIMEOUT': 'unavailable',
  },
  unavailable: { 'animals.retried': 'loading' },
  listed: { 'problem.noticed': 'reporting' },
  // What was sent shows its receipt, so the list is read again.
  reporting: { 'problemReport done': ['loading if hasChanged', 'listed'] },
}
