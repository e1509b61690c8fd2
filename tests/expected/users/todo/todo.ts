import { call } from '../../patterns/call.ts'

/** Staff sees pending work on arrival, and the menu's counts are updated; loaded parts stay meanwhile. */
export const todo = {
  '*': { start: 'loading' },
  loading: {
    start: 'loading.unread',
    ...call('readTodo', ['empty then tellTotals if nothingWaits', 'filled then tellTotals'], 'failed'),
  },
  'loading.unread': { always: 'loading.reread if wasRead' },
  filled: { 'list.outdated': 'loading' },
  empty: { 'list.outdated': 'loading' },
  failed: { 'list.retried': 'loading' },
}
