import { call } from '../patterns/call.ts'

/** Spec §6 « federations.view (load federation list in the user form) », « only roles marked affectable_from_backoffice ». */
export const userChoices = {
  '*': { start: 'loading', 'choices.renounced': 'renounced' },
  loading: { start: 'loading.roles' },
  'loading.roles': call('listRoles', ['loading.federations if isWithFederations', 'read'], 'unavailable'),
  'loading.federations': call('listFederations', 'read', 'unavailable'),
  unavailable: { 'choices.retried': 'loading' },
  renounced: { ends: null },
}
