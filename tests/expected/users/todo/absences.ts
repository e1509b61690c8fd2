import type { ExpectedTransitions } from '../../../model/expected-transitions.ts'

/** Staff sees who contests what, decides, and the list is read again. */
export const absences: ExpectedTransitions = {
  '*': {
    start: 'closed',
    // The menu says how many wait.
    'absences.listed': '= then tellTotal',
  },
  closed: {
    'lifting.requested': 'lifting',
    'upholding.requested': 'upholding',
    'list.refreshed': '= then rereadList',
  },
  lifting: { 'absenceLifting done': ['closed then rereadList if hasChanged', 'closed'] },
  upholding: { 'absenceUpholding done': ['closed then rereadList if hasChanged', 'closed'] },
}
