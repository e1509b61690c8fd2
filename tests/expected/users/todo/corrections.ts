import type { ExpectedTransitions } from '../../../model/expected-transitions.ts'

/** Staff sees who asks for a correction, answers, and the list is read again. */
export const corrections: ExpectedTransitions = {
  '*': {
    start: 'closed',
    // The menu says how many wait.
    'corrections.listed': '= then tellTotal',
  },
  closed: {
    'acceptance.requested': 'accepting',
    'refusal.requested': 'refusing',
    'list.refreshed': '= then rereadList',
  },
  accepting: { 'correctionAcceptance done': ['closed then rereadList if hasChanged', 'closed'] },
  refusing: { 'correctionRefusal done': ['closed then rereadList if hasChanged', 'closed'] },
}
