import { call } from '../../patterns/call.ts'

/** The hunts without a report, filtered by federation for staff who see all of them (spec §6). */
export const overdueHunts = {
  hunts: {
    start: 'hunts.listed',
    // The list is read again by another filter; the address names it.
    'query.changed': 'hunts.listed if isNew',
    'filter.chosen': 'hunts.listed then emitQuery if mayFilter',
  },
  federations: { start: 'federations.deciding' },
  'federations.deciding': { always: ['federations.loading if isWithFederations', 'federations.unneeded'] },
  'federations.loading': call('listFederations', 'federations.read', 'federations.unavailable'),
  'federations.unavailable': { 'choices.retried': 'federations.loading' },
}
