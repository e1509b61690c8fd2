import type { ExpectedTransitions } from '../../model/expected-transitions.ts'

/** A report is corrected by a new version with its reason, never overwritten; after seven days, not by the giver alone. */
export const report: ExpectedTransitions = {
  '*': { start: 'recorded' },
  recorded: { 'report.amended': 'amended', 'after AMENDMENT_DELAY': 'settled' },
  settled: { 'correction.requested': 'requested' },
  requested: { 'correction.accepted': 'accepted', 'correction.refused': 'refused' },
  // Whoever was answered may ask for something else.
  accepted: { 'correction.requested': 'requested' },
  refused: { 'correction.requested': 'requested' },
  amended: { 'report.amended': 'amended', 'after AMENDMENT_DELAY': 'settled' },
}
