/** Staff opens recalls, calls people and records the outcomes; the list and the menu's count are updated. */
export const recalls = {
  '*': { start: 'arriving' },
  // An address that was sent opens the form of a new recall.
  arriving: { always: ['opening if isAdditionAsked', 'closed'] },
  closed: {
    'list.outdated': '= then rereadList',
    'creation.requested': 'opening',
    'recallLifting.requested': 'lifting',
    'reached.requested': 'notingReached',
    'unreachable.requested': 'missing',
    'givingUp.requested': 'givingUp',
  },
  opening: { 'recallForm done': ['closed then rereadList if hasChanged', 'closed'] },
  lifting: { 'recallLifting done': ['closed then rereadList if hasChanged', 'closed'] },
  notingReached: { 'recallReached done': ['closed then rereadList if hasChanged', 'closed'] },
  missing: { 'recallUnreachable done': ['closed then rereadList if hasChanged', 'closed'] },
  givingUp: { 'recallGivingUp done': ['closed then rereadList if hasChanged', 'closed'] },
}
