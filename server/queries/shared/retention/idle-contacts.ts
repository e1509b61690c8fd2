import { sql } from 'kysely'
import type { Db, DbTransaction } from '../../../database.ts'
import { isAskedFor } from '../reports/reports.ts'
import { readOne } from '../rows.ts'

/** Whether a contact was neither called nor served by the giver of the hunt. */
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

/** A hunt in the order of days, after which a walk over hunts continues. */
export type Place = { started_at: string; id: number }

/**
 * Hunts read by one statement: most old ones keep the few contacts who were called, for years, and are
 * read again every night.
 */
const WINDOW = 1000

/** The next hunts before a day, in the order of days. */
const windowBefore = (day: string, after: Place | null) => sql`
  select id, started_at from hunts
  where started_at < ${day}::date
    ${after ? sql`and (started_at, id) > (${after.started_at}::date, ${after.id})` : sql``}
  order by started_at, id limit ${WINDOW}`

/** The number of contacts of hunts before a day who were neither called nor served. */
export async function countIdleContacts(db: Db, day: string): Promise<number> {
  let count = 0
  let after: Place | null = null
  do {
    const window = await countNext(db, day, after)
    count += window.idle
    after = window.next
  } while (after)
  return count
}

/** Their number in one window, and where the next one begins; null at the end. */
const countNext = (db: Db, day: string, after: Place | null) =>
  readOne<{ idle: number; next: Place | null }>(db)`
    with read as materialized (${windowBefore(day, after)})
    select (
      select count(*) from read join hunts using (id) join contacts on contacts.hunt_id = hunts.id
      where ${isIdle}
    ) as idle, (
      select to_jsonb(read) from read order by started_at, id offset ${WINDOW - 1}
    ) as next`

/**
 * Deletes them for the next hunts that have any, at most so many, and answers their number, and the place
 * where the next batch begins; null at the end. The hunts are locked first: the second statement then
 * sees reports written meanwhile, and keeps the contacts that they name. Hunts locked by others are left
 * to the next night.
 */
export async function deleteIdleContacts(
  transaction: DbTransaction,
  { day, after, hunts }: { day: string; after: Place | null; hunts: number },
): Promise<{ count: number; next: Place | null }> {
  const { rows: read } = await sql<Place & { has_idle: boolean; is_counted: boolean }>`
    select hunts.id, hunts.started_at, hunts.contacts_obtained is not null as is_counted,
      exists (select from contacts where contacts.hunt_id = hunts.id and ${isIdle}) as has_idle
    from (${windowBefore(day, after)}) as read join hunts using (id)
    order by hunts.started_at, hunts.id`.execute(transaction)
  const due = read.filter(({ has_idle }) => has_idle).slice(0, hunts)
  const last = due.length === hunts ? due.at(-1) : read.length === WINDOW ? read.at(-1) : null
  const next = last ? { started_at: last.started_at, id: last.id } : null
  const uncounted = read.filter(({ is_counted }) => !is_counted)
  if (uncounted.length > 0) await countObtained(transaction, uncounted)
  const { rows: locked } = await sql<{ id: number }>`
    select id from hunts where id = any(${due.map(({ id }) => id)}::bigint[]) and started_at < ${day}::date
    order by id for update skip locked`.execute(transaction)
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
  return { count: rows[0]?.count ?? 0, next }
}

/** Stores how many contacts hunts had that were last searched by a version that did not store it. */
const countObtained = (transaction: DbTransaction, hunts: readonly Place[]) =>
  sql`
    update hunts set contacts_obtained = contacts_deleted
      + (select count(*) from contacts where contacts.hunt_id = hunts.id)
    where contacts_obtained is null and id in (
      select id from hunts where id = any(${hunts.map(({ id }) => id)}::bigint[]) order by id
      for update skip locked)`.execute(transaction)
