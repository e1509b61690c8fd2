import { call } from '../patterns/call.ts'

/** Spec §3 « Federation » (« retriever_users »), §9 « Past hunts: 10 per page » and its pagination. */
export const retrieverList = {
  // One may search, or leave, whatever is being read.
  '*': { start: 'loading', 'search.typed': 'typing', 'window.closed': 'closed' },
  // A search begins at its first page.
  typing: { start: 'typing.unread', 'after TYPING_PAUSE': 'loading' },
  'typing.unread': { always: 'typing.filled if isListShown' },
  loading: {
    start: 'loading.unread',
    // A request for a page that no longer exists leads to the last one.
    ...call('listRetrievers', ['empty if isEmpty', 'loading if isBeyondLast', 'filled'], 'failed'),
  },
  'loading.unread': { always: 'loading.filled if isListShown' },
  filled: { 'page.chosen': 'loading' },
  failed: { 'list.retried': 'loading' },
}
