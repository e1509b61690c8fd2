/**
 * A report is corrected by a new version with a reason, never overwritten; after seven days only with the
 * federation's approval.
 */
export const report = {
  '*': { start: 'recorded' },
  recorded: { 'report.amended': 'amended', 'after AMENDMENT_DELAY': 'settled' },
  settled: { 'correction.requested': 'requested' },
  requested: { 'correction.accepted': 'accepted', 'correction.refused': 'refused' },
  // After an answer another correction may be requested.
  accepted: { 'correction.requested': 'requested' },
  refused: { 'correction.requested': 'requested' },
  amended: { 'report.amended': 'amended', 'after AMENDMENT_DELAY': 'settled' },
}
