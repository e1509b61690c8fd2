import { call } from '../patterns/call.ts'

/** Spec §2 « Users list »: « Search (also accepted as a query parameter), sortable columns, pagination », §9. */
export const users = {
  '*': {
    start: 'loading',
    // §2: « also accepted as a query parameter »; a change written by the page itself is not read again.
    'query.changed': 'loading if isNew',
    'search.typed': 'typing',
    // Filters by status, role and federation: from any state, and in the URL.
    'filter.chosen': 'loading then emitQuery',
    'sort.chosen': 'loading then emitQuery',
    'page.chosen': 'loading then emitQuery',
    'perPage.chosen': 'loading then emitQuery',
    'users.changed': 'loading',
  },
  // The typed text is part of every later request.
  typing: {
    start: 'typing.unread',
    'after TYPING_PAUSE': 'loading then emitQuery',
    'users.changed': 'loading then emitQuery',
  },
  loading: {
    start: 'loading.unread',
    // A request for a page that no longer exists leads to the last one.
    ...call(
      'listUsers',
      ['empty if isEmpty', 'loading then correctQuery if isBeyondLast', 'filled'],
      'failed',
    ),
  },
  // The loaded list stays on the page meanwhile.
  'loading.unread': { always: 'loading.filled if isListShown' },
  'typing.unread': { always: 'typing.filled if isListShown' },
  failed: { 'list.retried': 'loading' },
}
