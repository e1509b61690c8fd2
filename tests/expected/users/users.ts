import type { ExpectedTransitions } from '../../model/expected-transitions.ts'

/** Spec §2 « Users list »: « Search (also accepted as a query parameter), sortable columns, pagination », §9. */
export const users: ExpectedTransitions = {
  '*': {
    start: 'loading',
    // §2: « also accepted as a query parameter »; what the page wrote there itself is not read twice.
    'query.changed': 'loading if isNew',
    'search.typed': 'typing',
    // Who waits, is blocked, has a role or belongs to a federation: from any state, and in the address.
    'filter.chosen': 'loading then emitQuery',
    'sort.chosen': 'loading then emitQuery',
    'page.chosen': 'loading then emitQuery',
    'perPage.chosen': 'loading then emitQuery',
    'users.changed': 'loading',
  },
  // What was typed is part of whatever is asked next.
  typing: {
    start: 'typing.unread',
    'after TYPING_PAUSE': 'loading then emitQuery',
    'users.changed': 'loading then emitQuery',
  },
  loading: {
    start: 'loading.unread',
    // Who asks for a page that is gone is led to the last one.
    'listUsers done': ['empty if isEmpty', 'loading then correctQuery if isBeyondLast', 'filled'],
    'listUsers failed': 'failed then reportFailure',
    'after CALL_TIMEOUT': 'failed',
  },
  // What was read before stays on the page meanwhile.
  'loading.unread': { always: 'loading.filled if isListShown' },
  'typing.unread': { always: 'typing.filled if isListShown' },
  failed: { 'list.retried': 'loading' },
}
