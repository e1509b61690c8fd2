import { call } from '../patterns/call.ts'

/** Spec §2 « Territories modal », §5 « Adding a city … The main city cannot be deleted. » */
export const territories = {
  '*': { start: 'loading' },
  loading: {
    ...call('readGiver', 'listing', 'unavailable'),
    'window.closed': 'closed',
  },
  unavailable: { 'loading.retried': 'loading', 'window.closed': 'closed' },
  listing: {
    'window.closed': 'closed',
    'addition.requested': 'adding',
    // §2: « The main city shows 'Territoire principal'; others have 'Supprimer'. »
    'removal.requested': 'removing if isRemovable',
  },
  adding: { start: 'adding.choosing' },
  'adding.choosing': {
    start: 'adding.choosing.fresh',
    // §5: « Adding a city already in the giver's list makes no server call (only reloads). »
    'addition.submitted': ['loading if isListed', 'adding.saving'],
    // Once a commune was sent, the server may have stored it even if its answer was lost.
    'addition.cancelled': 'loading',
    'window.closed': 'closed',
  },
  'adding.choosing.fresh': { 'addition.cancelled': 'listing' },
  // A call in progress is awaited.
  'adding.saving': call(
    'addTerritory',
    'loading',
    'adding.choosing.refused if wasRefused',
    'adding.choosing.failed',
  ),
  removing: { start: 'removing.confirming' },
  'removing.confirming': { 'question.confirmed': 'removing.deleting', 'question.cancelled': 'listing' },
  'removing.deleting': call(
    'removeTerritory',
    'loading',
    'loading if wasMissing',
    'removing.refused if wasInConflict',
    'removing.failed',
  ),
  'removing.failed': {
    'removal.retried': 'removing.deleting',
    // It may be removed even if the answer was lost.
    'removal.cancelled': 'loading',
    'window.closed': 'closed',
  },
  // The list displayed another main territory than the server's, so it is reloaded.
  'removing.refused': { 'removal.cancelled': 'loading', 'window.closed': 'closed' },
}
