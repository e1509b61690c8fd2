import { dayAfter, parisDay } from '../../../contract/days.ts'
import type { ReportState } from '../../../contract/shared/reports.ts'
import { limits } from '../../../contract/limits.ts'

/** The last day in France on which a giver may correct a report that was first stored at a given time. */
export const amendableUntil = (recordedAt: Date): string =>
  dayAfter(parisDay(recordedAt), limits.correction.days)

/** The stored parts of a report: its versions and correction requests, oldest first. */
type Stored = {
  versions: readonly { number: number; state: ReportState; recorded_at: Date }[]
  requests: readonly { version: number; state: ReportState }[]
}

/**
 * The state of a report in its lifecycle: that of the latest correction request, unless it has become a
 * version; otherwise that of the latest version, until the delay for corrections has passed.
 */
export function reportState({ versions, requests }: Stored, now: Date): ReportState {
  const [first, latest] = [versions[0]!, versions.at(-1)!]
  const request = requests.at(-1)
  if (request && request.version === latest.number) return request.state
  if (latest.state === 'accepted') return 'accepted'
  return parisDay(now) > amendableUntil(first.recorded_at) ? 'settled' : latest.state
}
