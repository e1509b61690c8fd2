import type { ExpectedTransitions } from '../../model/expected-transitions.ts'

export const recall: ExpectedTransitions = {
  '*': { start: 'opened' },
  opened: { 'recall.widened': 'opened', 'recall.completed': 'closed', 'recall.lifted': 'lifted' },
  // A later report may name another person to notify; a result may still be corrected.
  closed: { 'recall.widened': 'opened', 'recall.lifted': 'lifted' },
}
