/** A rule is a draft, then published, then ended; repeating a command changes nothing. */
export const sanitaryRule = {
  '*': { start: 'draft' },
  draft: { 'rule.edited': 'draft', 'rule.published': 'inForce', 'rule.deleted': 'deleted' },
  // A published rule cannot be edited: it is ended, and another one is created.
  inForce: { 'rule.published': 'inForce', 'rule.ended': 'ended', 'period.ended': 'ended' },
  ended: { 'rule.ended': 'ended' },
}
