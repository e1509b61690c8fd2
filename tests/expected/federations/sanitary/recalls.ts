import type { ExpectedTransitions } from '../../../model/expected-transitions.ts'

/** Staff recalls game and calls who has to be called, and says so; the list and the number in the menu are read again. */
export const recalls: ExpectedTransitions = {
  '*': { start: 'closed' },
  closed: {
    'list.refreshed': '= then rereadList',
    'creation.requested': 'opening',
    'recallLifting.requested': 'lifting',
    'reached.requested': 'reaching',
    'unreachable.requested': 'missing',
  },
  opening: { 'recallForm done': ['closed then rereadList, tellChange if hasChanged', 'closed'] },
  lifting: { 'recallLifting done': ['closed then rereadList, tellChange if hasChanged', 'closed'] },
  reaching: { 'recallReached done': ['closed then rereadList, tellChange if hasChanged', 'closed'] },
  missing: { 'recallUnreachable done': ['closed then rereadList, tellChange if hasChanged', 'closed'] },
}
