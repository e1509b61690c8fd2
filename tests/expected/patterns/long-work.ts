import type { ExpectedRow, ExpectedTransitions } from '../../model/expected-transitions.ts'

/**
 * A background job that is started, followed, left and resumed, by its call and its preparation. Spec §2
 * « Federations list »: « Initialise and import can take up to 30 seconds. »
 */
export const longWork = (call: string, preparing: ExpectedRow): ExpectedTransitions => ({
  // A person who returns finds the running job.
  '*': { start: 'lookingForWork' },
  lookingForWork: {
    // A finished job need not be started again, for example when the answer of its request was lost.
    'readFederationJob done': ['running if isRunning', 'done if isAlreadyDone', 'preparing'],
    'readFederationJob failed': ['left if wasMissing', 'unread then reportFailure'],
    // The state of the job is not yet known, so the list is reloaded.
    'work.closed': 'left',
  },
  unread: { 'work.retried': 'lookingForWork', 'work.closed': 'left' },
  preparing,
  starting: {
    [`${call} done`]: 'running',
    [`${call} failed`]: ['refused if wasTurnedDown', 'left if wasMissing', 'unstarted then reportFailure'],
  },
  // The request may have arrived, so the list is reloaded.
  unstarted: { 'work.retried': 'starting', 'work.closed': 'left' },
  refused: { 'work.resumed': 'lookingForWork', 'work.closed': 'left' },
  running: {
    'federationJob done': ['done if isDone', 'broken if isKnown', 'left'],
    'work.closed': 'left',
  },
  broken: { 'work.retried': ['starting if isPrepared', 'preparing'], 'work.closed': 'left' },
  done: { 'work.closed': 'left' },
  left: { ends: { changed: true } },
  abandoned: { ends: { changed: false } },
})
