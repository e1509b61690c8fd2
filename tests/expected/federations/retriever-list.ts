import type { ExpectedTransitions } from '../../model/expected-transitions.ts'

/** Spec §3 « Federation » (« retriever_users »), §9 « Past hunts: 10 per page » and its pagination. */
export const retrieverList: ExpectedTransitions = {
  // One may search, or leave, whatever is being read.
  '*': { start: 'loading', 'search.typed': 'typing', 'window.closed': 'closed' },
  // A search begins at its first page.
  typing: { start: 'typing.unread', 'after TYPING_PAUSE': 'loading' },
  'typing.unread': { always: 'typing.filled if isListShown' },
  loading: {
    start: 'loading.unread',
    // A request for a page that no longer exists leads to the last one.
    'listRetrievers done': ['empty if isEmpty', 'loading if isBeyondLast', 'filled'],
    'listRetrievers failed': 'failed then reportFailure',
  },
  'loading.unread': { always: 'loading.filled if isListShown' },
  filled: { 'page.chosen': 'loading' },
  failed: { 'list.retried': 'loading' },
}
