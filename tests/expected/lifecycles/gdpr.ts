/** Spec §4: « GDPR state: pending, refused, accepted. … not back to pending. » */
export const gdpr = {
  '*': { start: 'pending', 'gdpr.accepted': 'accepted', 'gdpr.refused': 'refused' },
}
