import { call as reading } from './call.ts'

/** A paginated list (spec §9 « Past hunts: 10 per page »), by the call that reads a page. */
export const pagedList = (call: string) => ({
  '*': { start: 'loading', 'list.outdated': 'loading' },
  loading: {
    start: 'loading.unread',
    // The requested page no longer exists: the last one is loaded.
    ...reading(
      call,
      ['loading if isBeyondLast', 'empty then notifyTotal if isEmpty', 'filled then notifyTotal'],
      'failed',
    ),
  },
  // The loaded page stays displayed meanwhile.
  'loading.unread': { always: 'loading.filled if isListShown' },
  filled: { 'page.chosen': 'loading' },
  // The loaded page stays displayed, and another one may be asked for.
  failed: { 'list.retried': 'loading' },
})
