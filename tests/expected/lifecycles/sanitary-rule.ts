import type { ExpectedTransitions } from '../../model/expected-transitions.ts'

/** A rule is a draft, then in force, then ended; said again, what is done changes nothing. */
export const sanitaryRule: ExpectedTransitions = {
  '*': { start: 'draft' },
  draft: { 'rule.edited': 'draft', 'rule.published': 'inForce', 'rule.deleted': 'deleted' },
  // What people rely on is not edited: one ends it, and prepares another.
  inForce: { 'rule.published': 'inForce', 'rule.ended': 'ended', 'period.ended': 'ended' },
  ended: { 'rule.ended': 'ended' },
}
