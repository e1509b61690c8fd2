import type { ExpectedTransitions } from '../../model/expected-transitions.ts'

/** The state is read on arrival; what was read stays shown while it is read again, each minute. */
export const serviceState: ExpectedTransitions = {
  '*': { start: 'loading' },
  loading: {
    start: 'loading.unread',
    'readServiceState done': ['inOrder if isInOrder', 'concerning'],
    'readServiceState failed': 'failed then reportFailure',
  },
  'loading.unread': { always: 'loading.reread if wasRead' },
  inOrder: { 'state.refreshed': 'loading', 'after REREAD': 'loading' },
  concerning: { 'state.refreshed': 'loading', 'after REREAD': 'loading' },
  failed: { 'state.retried': 'loading' },
}
