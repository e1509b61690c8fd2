import type { ExpectedTransitions } from '../../model/expected-transitions.ts'

/** Spec §2 « Territories modal », §5 « Adding a city … The main city cannot be deleted. » */
export const territories: ExpectedTransitions = {
  '*': { start: 'loading' },
  loading: {
    'readGiver done': 'listing',
    'readGiver failed': 'unavailable then reportFailure',
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
  'adding.saving': {
    'addTerritory done': 'loading',
    'addTerritory failed': [
      'adding.choosing.refused if wasRefused',
      'adding.choosing.failed then reportFailure',
    ],
  },
  removing: { start: 'removing.confirming' },
  'removing.confirming': { 'question.confirmed': 'removing.deleting', 'question.cancelled': 'listing' },
  'removing.deleting': {
    'removeTerritory done': 'loading',
    'removeTerritory failed': [
      'loading if wasMissing',
      'removing.refused if wasInConflict',
      'removing.failed then reportFailure',
    ],
  },
  'removing.failed': {
    'removal.retried': 'removing.deleting',
    // It may be removed even if the answer was lost.
    'removal.cancelled': 'loading',
    'window.closed': 'closed',
  },
  // The list displayed another main territory than the server's, so it is reloaded.
  'removing.refused': { 'removal.cancelled': 'loading', 'window.closed': 'closed' },
}
