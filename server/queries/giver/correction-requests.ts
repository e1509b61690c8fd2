import { sql } from 'kysely'
import type { ReportRequest } from '../../../contract/giver/reports.ts'
import type { Db } from '../../database.ts'
import { isVisible } from '../shared/reachability.ts'
import { requestedChanges } from '../shared/reports/report-requests.ts'
import { type Donation } from '../shared/reports/reports.ts'

type NewRequest = {
  hunt_id: number
  version: number
  asked_at: Date
  author_id: number
  assistant_id: number | null
  reason: string
  idempotency_key: string | null
}

/** Inserts a correction request. The caller must lock the hunt. */
export async function insertRequest(transaction: Db, request: NewRequest, donations: Donation[]) {
  const { id } = await transaction
    .insertInto('report_requests')
    .values({ ...request, state: 'requested' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`
    insert into report_request_rows (request_id, receiver_id, specimen_type_id, quantity)
    select ${id}::bigint, * from unnest(
      ${donations.map((row) => row.receiver_id)}::bigint[],
      ${donations.map((row) => row.specimen_type_id)}::integer[],
      ${donations.map((row) => row.quantity)}::integer[])`.execute(transaction)
}

type Read = Omit<ReportRequest, 'asked_at' | 'decided_at'> & { asked_at: Date; decided_at: Date | null }

/** The latest correction request for a report, as its giver reads it. */
export async function readLatestRequest(db: Db, huntId: number): Promise<ReportRequest | null> {
  const { rows } = await sql<Read>`
    select asked_at, reason, decided_at, answer, ${requestedChanges(isVisible)} as changes
    from report_requests where hunt_id = ${huntId} order by id desc limit 1`.execute(db)
  const [row] = rows
  return row
    ? { ...row, asked_at: row.asked_at.toISOString(), decided_at: row.decided_at?.toISOString() ?? null }
    : null
}
