import type { ExpectedTransitions } from '../../model/expected-transitions.ts'

export const recall: ExpectedTransitions = {
  '*': { start: 'opened' },
  opened: { 'recall.widened': 'opened', 'recall.completed': 'closed', 'recall.lifted': 'lifted' },
  // A report that comes later may name somebody who has to be told; a result may still be taken back.
  closed: { 'recall.widened': 'opened', 'recall.lifted': 'lifted' },
}
