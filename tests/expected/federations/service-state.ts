import { call } from '../patterns/call.ts'

/** The state is read on arrival; what was read stays shown while it is read again, each minute. */
export const serviceState = {
  '*': { start: 'loading' },
  loading: {
    start: 'loading.unread',
    ...call('readServiceState', ['inOrder if isInOrder', 'concerning'], 'failed'),
  },
  'loading.unread': { always: 'loading.reread if wasRead' },
  inOrder: { 'state.refreshed': 'loading', 'after REREAD': 'loading' },
  concerning: { 'state.refreshed': 'loading', 'after REREAD': 'loading' },
  failed: { 'state.retried': 'loading' },
}
