import type { ExpectedTransitions } from '../../model/expected-transitions.ts'

/** Whether givers find the receiver: at the top of « Mon espace particulier » (spec §2). */
export const reachability: ExpectedTransitions = {
  '*': { start: 'reading' },
  reading: {
    'readReachability done': ['reachable if isReachable', 'hindered'],
    'readReachability failed': 'unavailable then reportFailure',
    'reachability.outdated': 'reading',
  },
  unavailable: { 'reading.retried': 'reading', 'reachability.outdated': 'reading' },
  reachable: { 'reachability.outdated': 'reading' },
  // Each barrier that can be removed by one tap has a button.
  hindered: {
    start: 'hindered.told',
    'consent.given': 'mending.consent if isHinderedBy',
    'availability.given': 'mending.availability if isHinderedBy',
    'reachability.outdated': 'reading',
  },
  // Afterwards the server's current answer is displayed.
  mending: { start: 'mending.availability' },
  'mending.consent': {
    'setGdprState done': 'reading then announce',
    'setGdprState failed': 'hindered.unsaved then reportFailure',
  },
  'mending.availability': {
    'saveAvailabilities done': 'reading then notifyAvailability, announce',
    'saveAvailabilities failed': 'hindered.unsaved then reportFailure',
  },
}
