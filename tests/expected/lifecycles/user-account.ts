/** Spec §4: « User: active, blocked (blocked_at set), deleted/anonymised (is_deleted). » */
export const userAccount = {
  '*': { start: 'active' },
  active: {
    'user.edited': 'active',
    'token.given': 'active',
    'second_factor.reset': 'active',
    'gdpr.changed': 'active',
    'user.blocked': 'blocked',
    'user.anonymised': 'deleted',
  },
  // §4: « Blocked or deleted users cannot be edited, blocked, deleted or given a token. » The law lets
  // a blocked person be erased all the same (decision 0030).
  blocked: { 'gdpr.changed': 'blocked', 'user.unblocked': 'active', 'user.anonymised': 'deleted' },
}
