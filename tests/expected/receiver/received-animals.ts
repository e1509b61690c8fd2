import type { ExpectedTransitions } from '../../model/expected-transitions.ts'

export const receivedAnimals: ExpectedTransitions = {
  '*': { start: 'loading' },
  loading: {
    'listReceivedAnimals done': 'listed',
    'listReceivedAnimals failed': 'unavailable then reportFailure',
    'after CALL_TIMEOUT': 'unavailable',
  },
  unavailable: { 'animals.retried': 'loading' },
}
