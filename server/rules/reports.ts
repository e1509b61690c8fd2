import { dayAfter, parisDay } from '../../contract/days.ts'
import { limits } from '../../contract/limits.ts'
import type { ReportState } from '../../contract/giver/reports.ts'

/** The last day in France on which a giver may correct a report that was first recorded at a moment. */
export const amendableUntil = (recordedAt: Date): string =>
  dayAfter(parisDay(recordedAt), limits.correction.days)

/** What the chart of a report's life says it is: its stored state, until the days of its delay are over. */
export const reportState = (
  { state, first_at }: { state: ReportState; first_at: Date },
  now: Date,
): ReportState =>
  (state === 'recorded' || state === 'amended') && parisDay(now) > amendableUntil(first_at)
    ? 'settled'
    : state
