import { sql } from 'kysely'
import type { ReportState } from '../../../contract/giver/reports.ts'
import type { Db } from '../../database.ts'
import { isVisible } from './contacts.ts'
import type { Donation } from './donations.ts'

/** What is kept of one version of a report, without what it says. */
export type StoredVersion = {
  id: number
  number: number
  state: ReportState
  recorded_at: Date
  reason: string | null
  idempotency_key: string | null
}

/**
 * Keeps what the donations of finished hunts say as the first version of their reports, unless there is
 * one: of one hunt, or of all.
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

/** The versions of a report, first one first. */
export const findVersions = (db: Db, huntId: number): Promise<StoredVersion[]> =>
  db
    .selectFrom('report_versions')
    .where('hunt_id', '=', huntId)
    .select(['id', 'number', 'state', 'recorded_at', 'reason', 'idempotency_key'])
    .orderBy('id')
    .execute()

/** What a version says. */
export const findVersionRows = (db: Db, versionId: number): Promise<Donation[]> =>
  db
    .selectFrom('report_version_rows')
    .where('version_id', '=', versionId)
    .select(['receiver_id', 'specimen_type_id', 'quantity'])
    .execute()

type NewVersion = {
  hunt_id: number
  number: number
  state: ReportState
  recorded_at: Date
  author_id: number
  assistant_id: number | null
  reason: string
  idempotency_key: string | null
}

/** Adds a version. The caller locks the hunt. */
export async function insertVersion(transaction: Db, version: NewVersion, donations: Donation[]) {
  const { id } = await transaction
    .insertInto('report_versions')
    .values(version)
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`
    insert into report_version_rows (version_id, receiver_id, specimen_type_id, quantity)
    select ${id}::bigint, * from unnest(
      ${donations.map((row) => row.receiver_id)}::bigint[],
      ${donations.map((row) => row.specimen_type_id)}::integer[],
      ${donations.map((row) => row.quantity)}::integer[])`.execute(transaction)
}

/** Those of these receivers whom givers see. */
export async function findVisible(db: Db, receiverIds: number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select id from users where id = any(${receiverIds}::bigint[]) and ${isVisible}`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** A version as its giver reads it, and what it says. */
export type VersionRead = {
  number: number
  state: ReportState
  recorded_at: Date
  author: string | null
  assistant: string | null
  reason: string | null
  rows: { receiver_id: number; person: string | null; specimen_type_id: number; quantity: number }[]
}

/** The versions of a report with what each says, first one first; whom the giver does not see has no name. */
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
