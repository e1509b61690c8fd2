/** Staff answers requested corrections, and the list is reloaded. */
export const corrections = {
  '*': {
    start: 'closed',
    // Updates the menu's count.
    'corrections.listed': '= then tellTotals',
  },
  closed: {
    'acceptance.requested': 'accepting',
    'refusal.requested': 'refusing',
    'list.refreshed': '= then rereadList',
  },
  accepting: { 'correctionAcceptance done': ['closed then rereadList if hasChanged', 'closed'] },
  refusing: { 'correctionRefusal done': ['closed then rereadList if hasChanged', 'closed'] },
}
