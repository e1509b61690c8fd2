/** Staff answers requested corrections, and the list is reloaded. */
export const corrections = {
  '*': { start: 'closed' },
  closed: {
    'acceptance.requested': 'accepting',
    'refusal.requested': 'refusing',
  },
  accepting: { 'correctionAcceptance done': ['closed then rereadList if hasChanged', 'closed'] },
  refusing: { 'correctionRefusal done': ['closed then rereadList if hasChanged', 'closed'] },
}
