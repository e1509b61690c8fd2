import { sql, type RawBuilder } from 'kysely'
import type { ReportState } from '../../../../contract/shared/reports.ts'
import type { Db } from '../../../database.ts'

/** The number of animals of one type that a receiver received at a hunt. */
export type Donation = { receiver_id: number; specimen_type_id: number; quantity: number }

/** Donations as rows of a query, named `given`. */
export const asRows = (donations: readonly Donation[]) => sql`unnest(
  ${donations.map((row) => row.receiver_id)}::bigint[],
  ${donations.map((row) => row.specimen_type_id)}::integer[],
  ${donations.map((row) => row.quantity)}::integer[]) as given (receiver_id, specimen_type_id, quantity)`

/** Replaces the donations of a hunt by those of a correction. The caller must lock the hunt. */
export async function replaceDonations(transaction: Db, huntId: number, donations: Donation[]) {
  const given = asRows(donations)
  await sql`
    delete from donations where hunt_id = ${huntId} and not exists (select from ${given}
      where given.receiver_id = donations.receiver_id
        and given.specimen_type_id = donations.specimen_type_id)`.execute(transaction)
  await sql`
    insert into donations (hunt_id, receiver_id, specimen_type_id, quantity)
    select ${huntId}::bigint, given.* from ${given}
    on conflict (hunt_id, receiver_id, specimen_type_id) do update set quantity = excluded.quantity
      where donations.quantity <> excluded.quantity`.execute(transaction)
}

/** A stored report version, without its rows. */
export type StoredVersion = {
  id: number
  number: number
  state: ReportState
  recorded_at: Date
  reason: string | null
  idempotency_key: string | null
}

/** The versions of a report, oldest first. */
export const findVersions = (db: Db, huntId: number): Promise<StoredVersion[]> =>
  db
    .selectFrom('report_versions')
    .where('hunt_id', '=', huntId)
    .select(['id', 'number', 'state', 'recorded_at', 'reason', 'idempotency_key'])
    .orderBy('id')
    .execute()

/** The rows of a version. */
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
  /** Null once the author is anonymised. */
  reason: string | null
  idempotency_key: string | null
}

/** Inserts a version. The caller must lock the hunt. */
export async function insertVersion(transaction: Db, version: NewVersion, donations: Donation[]) {
  const { id } = await transaction
    .insertInto('report_versions')
    .values(version)
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`
    insert into report_version_rows (version_id, receiver_id, specimen_type_id, quantity)
    select ${id}::bigint, given.* from ${asRows(donations)}`.execute(transaction)
}

/** A stored correction request, without its rows. */
export type StoredRequest = {
  id: number
  version: number
  state: 'requested' | 'accepted' | 'refused'
  reason: string | null
  idempotency_key: string | null
}

/** The correction requests for a report, oldest first. */
export const findRequests = (db: Db, huntId: number): Promise<StoredRequest[]> =>
  db
    .selectFrom('report_requests')
    .where('hunt_id', '=', huntId)
    .select(['id', 'version', 'state', 'reason', 'idempotency_key'])
    .orderBy('id')
    .execute()

/** The rows of a correction request. */
export const findRequestRows = (db: Db, requestId: number): Promise<Donation[]> =>
  db
    .selectFrom('report_request_rows')
    .where('request_id', '=', requestId)
    .select(['receiver_id', 'specimen_type_id', 'quantity'])
    .execute()

/** Whether a pending correction request states that this contact received something. */
export const isAskedFor = sql`exists (
  select from report_requests join report_request_rows on request_id = report_requests.id
  where report_requests.hunt_id = contacts.hunt_id and state = 'requested'
    and report_request_rows.receiver_id = contacts.receiver_id)`

/**
 * The changes of a correction request (row of `report_requests`) to the version it corrects, as a list of
 * `ReportChange` with names of game types. `isNamed`: whether the reader may see the name of `users`.
 */
export const requestedChanges = (isNamed: RawBuilder<unknown>) => sql`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'person', case when ${isNamed} then concat_ws(' ', users.firstname, users.lastname) end,
    'specimen_type_id', specimen_type_id, 'before', coalesce(said.quantity, 0),
    'after', coalesce(asked.quantity, 0), 'label', specimen_types.label,
    'label_plural', specimen_types.label_plural
  ) order by users.lastname collate "und-x-icu", users.firstname collate "und-x-icu", users.id,
    specimen_type_id), '[]')
  from (
    select receiver_id, specimen_type_id, quantity from report_request_rows
    where request_id = report_requests.id
  ) as asked
  full join (
    select receiver_id, specimen_type_id, quantity from report_version_rows
    join report_versions on report_versions.id = version_id
    where report_versions.hunt_id = report_requests.hunt_id
      and report_versions.number = report_requests.version
  ) as said using (receiver_id, specimen_type_id)
  join users on users.id = receiver_id
  join specimen_types on specimen_types.id = specimen_type_id
  where asked.quantity is distinct from said.quantity)`
