import { type Insertable, type RawBuilder, sql } from 'kysely'
import { limits } from '../../../contract/limits.ts'
import type { AuditAction, AuditEntry, AuditPage } from '../../../contract/shared/audit-log.ts'
import type { Db } from '../../database.ts'
import type { Tables } from '../../storage/tables.ts'
import { countRows, hasRows, readRows } from './rows.ts'
import { inScope } from './federations.ts'
import { moment } from './moments.ts'

/** The cursor of the requested page, as in the contract, and the page size. */
export type Turned = { cursor?: string | null | undefined; perPage: number }

/** Whether a user is within the caller's scope. */
export const isUserSeen = (db: Db, id: number, federationId: number | null) =>
  hasRows(db)`from users where id = ${id} and ${inScope({ federationId }, 'federation_id')}`

/** Whether a federation is within the caller's scope. */
export const isFederationSeen = (db: Db, id: number, federationId: number | null) =>
  hasRows(db)`from federations where id = ${id} and ${inScope({ federationId }, 'id')}`

/** Whether a role exists. */
export const isRole = (db: Db, id: number) => hasRows(db)`from roles where id = ${id}`

/** A person in the audit log; the name is null once anonymised. */
const person = (table: 'actors' | 'assistants' | 'subjects') => sql`
  case when ${sql.ref(`${table}.id`)} is not null then json_build_object(
    'id', ${sql.ref(`${table}.id`)},
    'name', case when not ${sql.ref(`${table}.is_deleted`)}
      then concat_ws(' ', ${sql.ref(`${table}.firstname`)}, ${sql.ref(`${table}.lastname`)}) end
  ) end`

/** The number of entries, counted up to one more than are numbered. */
const count = (db: Db, where: RawBuilder<unknown>) =>
  countRows(db)`from (select from acts where ${where} limit ${limits.countedActs + 1}) as counted`

/** Whether any entry exists. */
const isAny = (db: Db, where: RawBuilder<unknown>) => hasRows(db)`from acts where ${where}`

/**
 * The entries on one side of a cursor, nearest first: `asc` towards the newest, `desc` towards the
 * oldest.
 */
const read = (db: Db, where: RawBuilder<unknown>, direction: 'asc' | 'desc', most: number) =>
  readRows<AuditEntry>(db)`
    select acts.id, ${moment('acts.at')} as at, acts.act, acts.details,
      case when acts.actor_pseudonym is null then ${person('actors')}
        else json_build_object('id', null, 'name', 'Personne ' || acts.actor_pseudonym) end as by,
      case when acts.assistant_pseudonym is null then ${person('assistants')}
        else json_build_object('id', null, 'name', 'Personne ' || acts.assistant_pseudonym) end as assistant,
      ${person('subjects')} as on
    from (select * from acts where ${where} order by id ${sql.raw(direction)} limit ${most}) as acts
    left join users as actors on actors.id = acts.actor_id
    left join users as assistants on assistants.id = acts.assistant_id
    left join users as subjects on subjects.id = acts.user_id
    order by acts.id desc`

/**
 * The entries of a page, latest first. Towards the newest, an incomplete page is replaced by the first
 * page.
 */
async function turn(db: Db, where: RawBuilder<unknown>, { cursor, perPage }: Turned, total: number) {
  const [side, id] = cursor?.split('-') ?? []
  if (side === 'last') return read(db, where, 'asc', total % perPage || perPage)
  if (side === 'before') return read(db, sql`${where} and id < ${Number(id)}`, 'desc', perPage)
  const newer = side === 'after' ? await read(db, sql`${where} and id > ${Number(id)}`, 'asc', perPage) : []
  return newer.length === perPage ? newer : read(db, where, 'desc', perPage)
}

/** A page of the audit log, latest first, with the cursors of its neighbours. */
async function findAuditEntries(db: Db, where: RawBuilder<unknown>, turned: Turned): Promise<AuditPage> {
  const counted = await count(db, where)
  const isPartial = counted > limits.countedActs
  const total = Math.min(counted, limits.countedActs)
  const data = await turn(db, where, turned, isPartial ? 0 : total)
  const [first, last] = [data[0], data.at(-1)]
  const newer = first ? await count(db, sql`${where} and id > ${first.id}`) : 0
  const isLast = !last || !(await isAny(db, sql`${where} and id < ${last.id}`))
  const last_page = Math.max(1, Math.ceil(total / turned.perPage))
  // Entries beyond the numbered ones lie between the last two pages.
  const current_page = Math.min(Math.floor(newer / turned.perPage) + 1, Math.max(1, last_page - 1))
  return {
    data,
    meta: {
      total,
      current_page: isLast ? last_page : current_page,
      last_page,
      ...(isPartial && { is_partial: true }),
      previous: newer > 0 ? `after-${first?.id}` : null,
      next: last && !isLast ? `before-${last.id}` : null,
      last: isLast ? null : 'last',
    },
  }
}

/**
 * The audit log of a user: commands on them and by them, including on others' behalf. A caller limited to
 * a federation sees only the user's commands within it.
 */
export const findUserAuditLog = (db: Db, userId: number, federationId: number | null, turned: Turned) =>
  findAuditEntries(
    db,
    sql`(user_id = ${userId} or ((actor_id = ${userId} or assistant_id = ${userId})
      and (${federationId}::bigint is null or federation_id = ${federationId})))`,
    turned,
  )

/** The audit log of a federation and its people. */
export const findFederationAuditLog = (db: Db, federationId: number, turned: Turned) =>
  findAuditEntries(db, sql`federation_id = ${federationId}`, turned)

/** The audit log of a role itself, without the people who were given it. */
export const findRoleAuditLog = (db: Db, roleId: number, turned: Turned) =>
  findAuditEntries(db, sql`(role_id = ${roleId} and user_id is null)`, turned)

/** The latest entry of one action in the audit log of a federation. */
export async function findLastAuditEntry(
  db: Db,
  federationId: number,
  act: AuditAction,
): Promise<AuditEntry | null> {
  const [entry] = await read(db, sql`federation_id = ${federationId} and act = ${act}`, 'desc', 1)
  return entry ?? null
}

/**
 * Whether somebody's reading of a hunt's contacts is already on record within the hour. Concurrent readings
 * of one hunt wait for each other.
 */
export async function isReadingRecorded(
  transaction: Db,
  { by, hunt, now }: { by: { id: number; assistedBy: { id: number } | null }; hunt: number; now: Date },
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended('contacts.read', ${hunt}))`.execute(transaction)
  return hasRows(transaction)`from acts where act = 'contacts.read' and actor_id = ${by.id}
    and assistant_id is not distinct from ${by.assistedBy?.id ?? null}::bigint
    and at > ${now}::timestamptz - interval '1 hour' and details ->> 'hunt' = ${String(hunt)}`
}

/** Adds an entry to the audit log. */
export async function insertAuditEntry(db: Db, row: Insertable<Tables['acts']>): Promise<void> {
  await db.insertInto('acts').values(row).execute()
}
