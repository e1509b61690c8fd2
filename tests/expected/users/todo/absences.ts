/** Staff decides contested absences, and the list is reloaded. */
export const absences = {
  '*': {
    start: 'closed',
    // Updates the menu's count.
    'absences.listed': '= then tellTotals',
  },
  closed: {
    'lifting.requested': 'lifting',
    'upholding.requested': 'upholding',
    'list.refreshed': '= then rereadList',
  },
  lifting: { 'absenceLifting done': ['closed then rereadList if hasChanged', 'closed'] },
  upholding: { 'absenceUpholding done': ['closed then rereadList if hasChanged', 'closed'] },
}
