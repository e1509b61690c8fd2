export const recall = {
  '*': { start: 'opened' },
  opened: {
    'recall.widened': 'opened',
    'recall.completed': 'closed',
    'recall.lifted': 'lifted',
    // People have pseudonyms by then: nobody can be told any more.
    'after NAMES_KEPT': 'closed',
  },
  // A later report may name another person to notify; a result may still be corrected.
  closed: { 'recall.widened': 'opened', 'recall.lifted': 'lifted' },
}
