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
  // A sent report is displayed in the list, so the list is reloaded.
  reporting: { 'problemReport done': ['loading if hasChanged', 'listed'] },
}
