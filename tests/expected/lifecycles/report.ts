import type { ExpectedTransitions } from '../../model/expected-transitions.ts'

/** A report is corrected by a new version with its reason, never overwritten; after seven days, not by the giver alone. */
export const report: ExpectedTransitions = {
  '*': { start: 'recorded' },
  recorded: { 'report.amended': 'amended', 'after AMENDMENT_DELAY': 'settled' },
  amended: { 'report.amended': 'amended', 'after AMENDMENT_DELAY': 'settled' },
}
