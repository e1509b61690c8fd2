/** Spec §2 « a searchable city selector », §7 `GET /cities`. */
export const citySearch = {
  '*': {
    start: 'idle',
    // Another text means another commune: the form's choice is cleared.
    'text.typed': ['idle then notifyCity if isBlank', 'typing then notifyCity'],
  },
  // The suggestions of the earlier search can still be chosen.
  typing: {
    'city.chosen': 'chosen then notifyCity if isOffered',
    'after TYPING_PAUSE': 'searching',
  },
  searching: {
    'city.chosen': 'chosen then notifyCity if isOffered',
    'searchCities done': ['unknown if hasNoCity', 'found'],
    // §8: « city search failure is silent and yields no options ».
    'searchCities failed': 'unknown',
  },
  found: { 'city.chosen': 'chosen then notifyCity' },
}
