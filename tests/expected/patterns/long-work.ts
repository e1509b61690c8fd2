import type { ExpectedRow, ExpectedTransitions } from '../../model/expected-transitions.ts'

/**
 * Work of the server that one starts, follows, leaves and finds again, by its call and how it is prepared.
 * Spec §2 « Federations list »: « Initialise and import can take up to 30 seconds. »
 */
export const longWork = (call: string, preparing: ExpectedRow): ExpectedTransitions => ({
  // Who comes back finds what is running.
  '*': { start: 'recalling' },
  recalling: {
    // Nobody is asked to start again what is done, for instance by a request whose answer was lost.
    'readFederationJob done': ['running if isRunning', 'done if isAlreadyDone', 'preparing'],
    'readFederationJob failed': ['left if wasMissing', 'unread then reportFailure'],
    'after CALL_TIMEOUT': 'unread',
    // Nobody knows yet where the work is: the list is read again.
    'work.closed': 'left',
  },
  unread: { 'work.retried': 'recalling', 'work.closed': 'left' },
  preparing,
  starting: {
    [`${call} done`]: 'running',
    [`${call} failed`]: ['refused if wasTurnedDown', 'left if wasMissing', 'unstarted then reportFailure'],
    'after START_TIMEOUT': 'unstarted',
  },
  // The request may have arrived: the list is read again.
  unstarted: { 'work.retried': 'starting', 'work.closed': 'left' },
  refused: { 'work.resumed': 'recalling', 'work.closed': 'left' },
  running: {
    'federationJob done': ['done if isDone', 'broken if isKnown', 'left'],
    'work.closed': 'left',
  },
  broken: { 'work.retried': ['starting if isPrepared', 'preparing'], 'work.closed': 'left' },
  done: { 'work.closed': 'left' },
  left: { ends: { changed: true } },
  abandoned: { ends: { changed: false } },
})
