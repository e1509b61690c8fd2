import { sql } from 'kysely'
import type { Db, DbTransaction } from '../../../database.ts'
import type { Expired } from './expired.ts'
import { startOf } from '../moments.ts'
import { hasRows, readRows } from '../rows.ts'

/** An arbitrary advisory lock id: only one server at a time applies retention rules. */
const RETENTION = 7_363_030

/** Whether this transaction obtained the lock; false while another one holds it. */
export async function mayRetain(transaction: DbTransaction): Promise<boolean> {
  const { rows } = await sql<{ mine: boolean }>`
    select pg_try_advisory_xact_lock(${sql.lit(RETENTION)}) as mine`.execute(transaction)
  return rows[0]?.mine ?? false
}

/** Entries of the audit log before a day in France. */
export const actsBefore = (day: string): Expired => ({ table: 'acts', where: sql`at < ${startOf(day)}` })

/**
 * Entries about readings of a hunt's contacts in the 31 days before a day in France that follow another
 * one by the same person, of the same hunt, on the same day.
 */
export const repeatedReadings = (day: string): Expired => ({
  table: 'acts',
  where: sql`act = 'contacts.read' and at < ${startOf(day)} and at >= ${startOf(day)} - interval '31 days'
    and exists (
      select from acts as earlier
      where earlier.act = 'contacts.read' and earlier.actor_id = acts.actor_id and earlier.id < acts.id
        and earlier.assistant_id is not distinct from acts.assistant_id
        and earlier.details ->> 'hunt' = acts.details ->> 'hunt'
        and earlier.at >= acts.at - interval '1 day' and earlier.at <= acts.at
        and (earlier.at at time zone 'Europe/Paris')::date = (acts.at at time zone 'Europe/Paris')::date)`,
})

/** Allows this transaction to change the audit log, as migration 0030 defines. */
export const unsealActs = (transaction: DbTransaction) =>
  sql`select set_config('venaison.retention', 'on', true)`.execute(transaction)

/**
 * Whether somebody other than the person concerned acted. Commands of people on themselves keep their
 * actor: `user_id` identifies them anyway.
 */
const isActorNamed = sql`(acts.actor_id is not null and acts.actor_id is distinct from acts.user_id)`

/** Whether an entry before a day still names its actor or assistant. */
const isNamedBefore = (day: string) =>
  sql`acts.at < ${startOf(day)} and (${isActorNamed} or acts.assistant_id is not null)`

/** The number of audit log entries before a day that name their actor. */
export const namedBefore = (day: string): Expired => ({ table: 'acts', where: isNamedBefore(day) })

/** The actors and assistants of the oldest of them, with the entry ids. */
export const findNamed = (transaction: DbTransaction, day: string, batch: number) =>
  readRows<{ id: number; actor_id: number | null; assistant_id: number | null }>(transaction)`
    select id, case when ${isActorNamed} then actor_id end as actor_id, assistant_id from acts where ${isNamedBefore(day)}
    order by at limit ${batch} for update skip locked`

/** The pseudonyms for an entry of the audit log; null if nobody is named. */
export type Pseudonyms = { id: number; actor: string | null; assistant: string | null }

/** Replaces actors and assistants with pseudonyms. */
export const pseudonymise = (transaction: DbTransaction, given: readonly Pseudonyms[]) =>
  sql`
    update acts set
      actor_id = case when given.actor is null then acts.actor_id end,
      actor_pseudonym = coalesce(given.actor, acts.actor_pseudonym),
      assistant_id = case when given.assistant is null then acts.assistant_id end,
      assistant_pseudonym = coalesce(given.assistant, acts.assistant_pseudonym)
    from unnest(
      ${given.map(({ id }) => id)}::bigint[],
      ${given.map(({ actor }) => actor)}::text[],
      ${given.map(({ assistant }) => assistant)}::text[]
    ) as given (id, actor, assistant)
    where acts.id = given.id`.execute(transaction)

/** Whether the retention rules were applied on a day. */
export const isRetained = (db: Db, day: string) => hasRows(db)`from retention_runs where day = ${day}`

/** Records that they were applied. */
export const insertRun = (db: Db, day: string, counts: Record<string, number>, now: Date) =>
  db
    .insertInto('retention_runs')
    .values({ day, ended_at: now, counts: JSON.stringify(counts) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
