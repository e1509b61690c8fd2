import { call } from '../patterns/call.ts'

/** Whether givers find the receiver: at the top of « Mon espace particulier » (spec §2). */
export const reachability = {
  '*': { start: 'reading' },
  reading: {
    ...call('readReachability', ['reachable if isReachable', 'hindered'], 'unavailable'),
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
  'mending.consent': call('setGdprState', 'reading then announce', 'hindered.unsaved'),
  'mending.availability': call(
    'saveAvailabilities',
    'reading then notifyAvailability, announce',
    'hindered.unsaved',
  ),
}
