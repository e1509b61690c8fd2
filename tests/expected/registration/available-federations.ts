import type { ExpectedTransitions } from '../../model/expected-transitions.ts'

/** Spec §2 « Registration »: « A modal lists available federations ». */
export const availableFederations: ExpectedTransitions = {
  '*': { start: 'closed' },
  closed: { 'list.requested': 'open' },
  open: { start: 'open.loading', 'list.closed': 'closed' },
  'open.loading': {
    'listAvailableFederations done': ['open.empty if isEmpty', 'open.shown'],
    'listAvailableFederations failed': 'open.failed then reportFailure',
  },
  'open.failed': { 'loading.retried': 'open.loading' },
}
