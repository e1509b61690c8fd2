/** Staff decides contested absences, and the list is reloaded. */
export const absences = {
  '*': { start: 'closed' },
  closed: {
    'lifting.requested': 'lifting',
    'upholding.requested': 'upholding',
  },
  lifting: { 'absenceLifting done': ['closed then rereadList if hasChanged', 'closed'] },
  upholding: { 'absenceUpholding done': ['closed then rereadList if hasChanged', 'closed'] },
}
