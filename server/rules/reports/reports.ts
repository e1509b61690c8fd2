import { dayAfter, parisDay } from '../../../contract/days.ts'
import type { ReportState } from '../../../contract/shared/reports.ts'
import { limits } from '../../../contract/limits.ts'
import type { DonationReport } from '../../../contract/giver/donations.ts'
import { type FieldMessages, Refused } from '../../http/errors.ts'
import type { Donation } from '../../queries/shared/reports/reports.ts'

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

/** Stands for the receiver of a contact that does not belong to the hunt. */
const NOBODY = 0

/** The parallel lists as rows. */
export const readReportRows = (report: DonationReport, receivers: Map<number, number>): Donation[] =>
  report.contact_ids.map((contactId, row) => ({
    receiver_id: receivers.get(contactId) ?? NOBODY,
    specimen_type_id: report.specimen_type_ids[row] ?? 0,
    quantity: report.quantities[row] ?? 0,
  }))

/** @throws Refused, by index in the lists: a contact of another hunt, an unknown type, a duplicate pair */
export function checkDonations(donations: Donation[], types: Set<number>): void {
  const errors: FieldMessages = {}
  const pairs = new Set<string>()
  for (const [row, { receiver_id, specimen_type_id }] of donations.entries()) {
    const pair = `${receiver_id} ${specimen_type_id}`
    if (receiver_id === NOBODY)
      errors[`contact_ids.${row}`] = ['Cette personne n’est pas un contact de cette chasse.']
    else if (pairs.has(pair))
      errors[`contact_ids.${row}`] = ['Ce contact et ce gibier sont indiqués deux fois.']
    if (!types.has(specimen_type_id)) errors[`specimen_type_ids.${row}`] = ['Ce type de gibier n’existe pas.']
    pairs.add(pair)
  }
  if (Object.keys(errors).length > 0) throw new Refused(errors)
}

const written = (donations: Donation[]) =>
  donations
    .map(({ receiver_id, specimen_type_id, quantity }) => `${receiver_id} ${specimen_type_id} ${quantity}`)
    .sort()
    .join()

/** Whether two reports are equal, in any order. */
export const isSameReport = (one: Donation[], other: Donation[]): boolean => written(one) === written(other)
