import type { ExpectedTransitions } from '../../model/expected-transitions.ts'

/** Spec §6 « federations.view (load federation list in the user form) », « only roles marked affectable_from_backoffice ». */
export const userChoices: ExpectedTransitions = {
  '*': { start: 'loading', 'choices.renounced': 'renounced' },
  loading: { start: 'loading.roles' },
  'loading.roles': {
    'listRoles done': ['loading.federations if isWithFederations', 'read'],
    'listRoles failed': 'unavailable then reportFailure',
  },
  'loading.federations': {
    'listFederations done': 'read',
    'listFederations failed': 'unavailable then reportFailure',
  },
  unavailable: { 'choices.retried': 'loading' },
  renounced: { ends: null },
}
