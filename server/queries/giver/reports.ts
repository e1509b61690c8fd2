import { sql } from 'kysely'
import type { Unreceived, ReportRequest } from '../../../contract/giver/reports.ts'
import type { ReportState } from '../../../contract/shared/reports.ts'
import type { Db } from '../../database.ts'
import { isVisible } from '../shared/reachability.ts'
import { type Donation, requestedChanges, asRows } from '../shared/reports/reports.ts'
import { readRows, readFirst } from '../shared/rows.ts'
import { moment } from '../shared/moments.ts'

/**
 * Stores the donations of finished hunts as the first version of their reports where missing: of one
 * hunt, or of all.
 */
export async function keepFirstVersions(
  db: Db,
  { huntId = null, assistantId = null }: { huntId?: number | null; assistantId?: number | null } = {},
): Promise<void> {
  await sql`
    with kept as (
      insert into report_versions (hunt_id, number, state, recorded_at, federation_id, author_id, assistant_id)
      select hunts.id, 1, 'recorded', hunts.finished_at, users.federation_id, hunts.giver_id,
        ${assistantId}::bigint
      from hunts join users on users.id = hunts.giver_id
      where hunts.finished_at is not null and (${huntId}::bigint is null or hunts.id = ${huntId})
        and not exists (select from report_versions where report_versions.hunt_id = hunts.id)
      order by hunts.id
      on conflict (hunt_id, number) do nothing
      returning id, hunt_id
    )
    insert into report_version_rows (version_id, receiver_id, specimen_type_id, quantity)
    select kept.id, receiver_id, specimen_type_id, quantity from kept join donations using (hunt_id)`.execute(
    db,
  )
}

/** Those of these receivers who are visible to givers. */
export async function findVisible(db: Db, receiverIds: number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select id from users where id = any(${receiverIds}::bigint[]) and ${isVisible}`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** A report version as its giver reads it, with its rows. */
export type VersionRead = {
  number: number
  state: ReportState
  recorded_at: Date
  author: string | null
  assistant: string | null
  reason: string | null
  rows: { receiver_id: number; person: string | null; specimen_type_id: number; quantity: number }[]
}

/** The versions of a report with their rows, oldest first; people hidden from the giver have no name. */
export async function readVersions(db: Db, huntId: number): Promise<VersionRead[]> {
  const { rows } = await sql<VersionRead>`
    select report_versions.number, report_versions.state, report_versions.recorded_at, report_versions.reason,
      case when not authors.is_deleted then concat_ws(' ', authors.firstname, authors.lastname) end as author,
      concat_ws(' ', assistants.firstname, assistants.lastname) as assistant,
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'receiver_id', receiver_id, 'specimen_type_id', specimen_type_id, 'quantity', quantity,
          'person', case when ${isVisible} then concat_ws(' ', users.firstname, users.lastname) end
        ) order by users.lastname collate "und-x-icu", users.firstname collate "und-x-icu", receiver_id,
          specimen_type_id)
        from report_version_rows join users on users.id = receiver_id
        where version_id = report_versions.id), '[]') as rows
    from report_versions
    join users as authors on authors.id = report_versions.author_id
    left join users as assistants on assistants.id = report_versions.assistant_id
    where report_versions.hunt_id = ${huntId}
    order by report_versions.number`.execute(db)
  return rows.map((row) => ({ ...row, assistant: row.assistant || null }))
}

/** The noted animals of a hunt that nobody received, counted by type and by what became of them. */
export const countUnreceived = (db: Db, huntId: number) =>
  readRows<Unreceived>(db)`
    select specimen_type_id, count(*) as quantity,
      case state when 'withdrawn' then withdrawal when 'recalled' then 'recalled' else 'open' end as fate
    from animals where hunt_id = ${huntId} and receiver_id is null
    group by 1, 3 order by 1, 3`

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
    select ${id}::bigint, given.* from ${asRows(donations)}`.execute(transaction)
}

/** The latest correction request for a report, as its giver reads it. */
export const readLatestRequest = async (db: Db, huntId: number): Promise<ReportRequest | null> =>
  (await readFirst<ReportRequest>(db)`
    select ${moment('asked_at')} as asked_at, reason, ${moment('decided_at')} as decided_at, answer,
      ${requestedChanges(isVisible)} as changes
    from report_requests where hunt_id = ${huntId} order by id desc limit 1`) ?? null
