import type { ExpectedTransitions } from '../../../model/expected-transitions.ts'

/** Staff sees what waits as soon as they arrive, and the menu hears how many; what was read stays meanwhile. */
export const todo: ExpectedTransitions = {
  '*': { start: 'loading' },
  loading: {
    start: 'loading.unread',
    'readTodo done': ['empty then tellTotals if nothingWaits', 'filled then tellTotals'],
    'readTodo failed': 'failed then reportFailure',
    'after CALL_TIMEOUT': 'failed',
  },
  'loading.unread': { always: 'loading.reread if wasRead' },
  filled: { 'list.refreshed': 'loading' },
  empty: { 'list.refreshed': 'loading' },
  failed: { 'list.retried': 'loading' },
}
