import { sql } from 'kysely'
import type { Correction } from '../../../../contract/users/corrections.ts'
import type { Db } from '../../../database.ts'
import { requestedChanges } from '../../shared/reports/reports.ts'
import { countRows, cut, type Page, readRows } from '../../shared/rows.ts'
import { inScope, type Scope } from '../../shared/federations.ts'
import { moment } from '../../shared/moments.ts'

/** The report of `report_requests` was sent to the caller's federation. */
const isTheirs = (seer: Scope) =>
  inScope(
    seer,
    sql`(select report_versions.federation_id from report_versions
      where report_versions.hunt_id = report_requests.hunt_id and report_versions.number = 1)`,
  )

/** Counts pending corrections. */
export const countCorrections = (db: Db, seer: Scope) =>
  countRows(db)`from report_requests where state = 'requested' and ${isTheirs(seer)}`

/** A page of pending corrections, oldest first. */
export const findWaiting = (db: Db, seer: Scope, asked: Page) =>
  readRows<Correction>(db)`
    select report_requests.id, concat_ws(' ', givers.firstname, givers.lastname) as giver,
      (select federations.name from report_versions
        join federations on federations.id = report_versions.federation_id
        where report_versions.hunt_id = hunts.id and report_versions.number = 1) as federation,
      jsonb_build_object('id', hunts.id, 'started_at', hunts.started_at, 'city', cities.label) as hunt,
      ${moment('report_requests.asked_at')} as asked_at, report_requests.reason,
      nullif(concat_ws(' ', assistants.firstname, assistants.lastname), '') as assistant,
      ${requestedChanges(sql`not users.is_deleted`)} as changes
    from report_requests
    join hunts on hunts.id = report_requests.hunt_id
    join cities on cities.id = hunts.city_id
    join users as givers on givers.id = report_requests.author_id
    left join users as assistants on assistants.id = report_requests.assistant_id
    where report_requests.state = 'requested' and ${isTheirs(seer)}
    order by report_requests.asked_at, report_requests.id
    ${cut(asked)}`

/**
 * Locks a correction that the caller may answer, with its author and hunt, until the end of the
 * transaction: nothing is written about the author after their data were erased.
 */
export async function lockCorrection(transaction: Db, id: number, seer: Scope) {
  await sql`
    select id from users
    where id = (select author_id from report_requests where id = ${id} and ${isTheirs(seer)})
    for share`.execute(transaction)
  const locked = await sql<{ id: number }>`
    select hunts.id from hunts
    where id = (select hunt_id from report_requests where id = ${id} and ${isTheirs(seer)})
    for update`.execute(transaction)
  if (locked.rows.length === 0) return undefined
  return transaction
    .selectFrom('report_requests')
    .innerJoin('hunts', 'hunts.id', 'report_requests.hunt_id')
    .innerJoin('cities', 'cities.id', 'hunts.city_id')
    .innerJoin('users', 'users.id', 'report_requests.author_id')
    .where('report_requests.id', '=', id)
    .select([
      'report_requests.id',
      'report_requests.hunt_id',
      'report_requests.state',
      'report_requests.version',
      'report_requests.author_id',
      'report_requests.assistant_id',
      'report_requests.reason',
      'hunts.started_at',
      'cities.label as city',
      'users.email',
      'users.firstname',
      'users.is_deleted',
      // The report's federation, even if its giver has moved to another since.
      sql<number | null>`(select report_versions.federation_id from report_versions
        where report_versions.hunt_id = hunts.id and report_versions.number = 1)`.as('federation_id'),
    ])
    .forUpdate('report_requests')
    .executeTakeFirst()
}

type Decision = {
  state: 'accepted' | 'refused'
  decided_at: Date
  decided_by: number
  answer: string | null
}

/** Stores a decision. */
export const setDecided = (transaction: Db, id: number, decision: Decision) =>
  transaction.updateTable('report_requests').set(decision).where('id', '=', id).execute()
