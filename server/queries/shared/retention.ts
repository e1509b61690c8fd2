import { sql } from 'kysely'
import type { Db, DbTransaction } from '../../database.ts'
import type { Expired } from './expired.ts'
import { isAskedFor } from './reports/report-requests.ts'
import { startOf } from './moments.ts'

/** The id of the advisory lock under which one server at a time deletes what is over; its value is arbitrary. */
const RETENTION = 7_363_030

/** Whether this transaction may delete what is over; false while another one does. */
export async function mayRetain(transaction: DbTransaction): Promise<boolean> {
  const { rows } = await sql<{ mine: boolean }>`
    select pg_try_advisory_xact_lock(${sql.lit(RETENTION)}) as mine`.execute(transaction)
  return rows[0]?.mine ?? false
}

/** Availabilities that ended before a day. */
export const endedBefore = (day: string): Expired => ({
  table: 'availabilities',
  where: sql`ended_at < ${day}::date`,
})

/** Entries of the audit log before a day in France. */
export const actsBefore = (day: string): Expired => ({ table: 'acts', where: sql`at < ${startOf(day)}` })

/** Runs of retention before a day. */
export const runsBefore = (day: string): Expired => ({
  table: 'retention_runs',
  where: sql`day < ${day}::date`,
})

/** Lets this transaction change the audit log as migration 0030 says. */
export const unsealActs = (transaction: DbTransaction) =>
  sql`select set_config('venaison.retention', 'on', true)`.execute(transaction)

/** A contact whom the giver of the hunt neither called nor served. */
const isIdle = sql`not exists (
    select from phone_reveals
    where phone_reveals.giver_id = hunts.giver_id and phone_reveals.receiver_id = contacts.receiver_id)
  and not exists (
    select from donations
    where donations.hunt_id = contacts.hunt_id and donations.receiver_id = contacts.receiver_id)
  and not exists (
    select from animals
    where animals.hunt_id = contacts.hunt_id and animals.receiver_id = contacts.receiver_id)
  and not ${isAskedFor}`

/** How many contacts of hunts before a day were neither called nor served. */
export async function countIdleContacts(db: Db, day: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from contacts join hunts on hunts.id = contacts.hunt_id
    where hunts.started_at < ${day}::date and ${isIdle}`.execute(db)
  return rows[0]?.count ?? 0
}

/**
 * Deletes them for so many hunts, and answers how many they were. The hunts are locked first: a report
 * that is being written keeps the contacts that it names, as the second statement sees it whole.
 */
export async function deleteIdleContacts(
  transaction: DbTransaction,
  day: string,
  hunts: number,
): Promise<number> {
  const { rows: locked } = await sql<{ id: number }>`
    select hunts.id from hunts
    where hunts.started_at < ${day}::date
      and exists (select from contacts where contacts.hunt_id = hunts.id and ${isIdle})
    order by hunts.started_at, hunts.id limit ${hunts} for update skip locked`.execute(transaction)
  const { rows } = await sql<{ count: number }>`
    with gone as (
      delete from contacts using hunts
      where hunts.id = contacts.hunt_id and hunts.id = any(${locked.map(({ id }) => id)}::bigint[]) and ${isIdle}
      returning contacts.hunt_id
    ), counted as (
      update hunts set contacts_deleted = contacts_deleted + counts.gone, contacts_found = null
      from (select hunt_id, count(*)::integer as gone from gone group by hunt_id) as counts
      where hunts.id = counts.hunt_id
    )
    select count(*) from gone`.execute(transaction)
  return rows[0]?.count ?? 0
}

/** Animals of hunts before a day whose examiner is named. */
const isExaminedBefore = (day: string) => sql`animals.examiner_name is not null and exists (
  select from hunts where hunts.id = animals.hunt_id and hunts.started_at < ${day}::date)`

/** How many animals of hunts before a day name their examiner. */
export const examinedBefore = (day: string): Expired => ({ table: 'animals', where: isExaminedBefore(day) })

/** Forgets the examiners of so many of them, and answers how many they were. */
export async function forgetExaminers(
  transaction: DbTransaction,
  day: string,
  most: number,
): Promise<number> {
  const { numAffectedRows } = await sql`
    update animals set examiner_name = null, examiner_number = null where id = any(array(
      select id from animals where ${isExaminedBefore(day)} limit ${most} for update skip locked))`.execute(
    transaction,
  )
  return Number(numAffectedRows)
}

/** Somebody else than the person concerned acted. What people did to themselves stays theirs: `user_id` says as much. */
const isActorNamed = sql`(acts.actor_id is not null and acts.actor_id is distinct from acts.user_id)`

/** Who acted, or in whose place, is still named for acts before a day. */
const isNamedBefore = (day: string) =>
  sql`acts.at < ${startOf(day)} and (${isActorNamed} or acts.assistant_id is not null)`

/** How many entries of the audit log before a day name who acted. */
export const namedBefore = (day: string): Expired => ({ table: 'acts', where: isNamedBefore(day) })

/** Those who act and assist in the oldest of them, with the ids of these entries. */
export async function findNamed(transaction: DbTransaction, day: string, batch: number) {
  const { rows } = await sql<{ id: number; actor_id: number | null; assistant_id: number | null }>`
    select id, case when ${isActorNamed} then actor_id end as actor_id, assistant_id from acts where ${isNamedBefore(day)}
    order by at limit ${batch} for update skip locked`.execute(transaction)
  return rows
}

/** The pseudonyms for an entry of the audit log; null where nobody is named. */
export type Pseudonyms = { id: number; actor: string | null; assistant: string | null }

/** Puts pseudonyms in the place of who acted, and of who assisted. */
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

/** Whether the rules were applied on a day. */
export const isRetained = async (db: Db, day: string): Promise<boolean> =>
  (await db.selectFrom('retention_runs').where('day', '=', day).select('day').executeTakeFirst()) !==
  undefined

/** Notes that they were. */
export const insertRun = (db: Db, day: string, counts: Record<string, number>, now: Date) =>
  db
    .insertInto('retention_runs')
    .values({ day, ended_at: now, counts: JSON.stringify(counts) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
