import type { ExpectedTransitions } from '../../model/expected-transitions.ts'

/** Spec §4: « GDPR state: pending, refused, accepted. … not back to pending. » */
export const gdpr: ExpectedTransitions = {
  '*': { start: 'pending', 'gdpr.accepted': 'accepted', 'gdpr.refused': 'refused' },
}
