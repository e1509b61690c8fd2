import type { ExpectedTransitions } from '../../../model/expected-transitions.ts'

/** Staff registers samples and results; the list is reloaded if something may have changed. */
export const samples: ExpectedTransitions = {
  '*': { start: 'closed' },
  closed: {
    'list.refreshed': '= then rereadList',
    'creation.requested': 'editing',
    'edition.requested': 'editing',
  },
  editing: { 'sampleForm done': ['closed then rereadList if hasChanged', 'closed'] },
}
