import { dayAfter, parisDay } from '../../../contract/days.ts'
import type { ReportState } from '../../../contract/shared/reports.ts'
import { limits } from '../../../contract/limits.ts'

/** The last day in France on which a giver may correct a report that was first recorded at a moment. */
export const amendableUntil = (recordedAt: Date): string =>
  dayAfter(parisDay(recordedAt), limits.correction.days)

/** What is stored of a report: its versions, and the corrections asked for, first ones first. */
type Stored = {
  versions: readonly { number: number; state: ReportState; recorded_at: Date }[]
  requests: readonly { version: number; state: ReportState }[]
}

/**
 * What the chart of a report's life says it is: what became of the correction that was asked for last,
 * unless it is a version by now; else the state of the latest version, until the days of its delay are over.
 */
export function reportState({ versions, requests }: Stored, now: Date): ReportState {
  const [first, latest] = [versions[0]!, versions.at(-1)!]
  const request = requests.at(-1)
  if (request && request.version === latest.number) return request.state
  if (latest.state === 'accepted') return 'accepted'
  return parisDay(now) > amendableUntil(first.recorded_at) ? 'settled' : latest.state
}
