import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { AuditEntry } from '../../../contract/shared/audit-log.ts'
import type { Db } from '../../database.ts'
import type { Tables } from '../../storage/tables.ts'

/** The number of the requested page, and its size. */
export type Paged = { page: number; perPage: number }

/** Whether the caller sees a user. */
export const isUserSeen = async (db: Db, id: number, federationId: number | null) =>
  (await db
    .selectFrom('users')
    .where('id', '=', id)
    .$if(federationId !== null, (query) => query.where('federation_id', '=', federationId))
    .select('id')
    .executeTakeFirst()) !== undefined

/** Whether the caller sees a federation. */
export const isFederationSeen = async (db: Db, id: number, federationId: number | null) =>
  (federationId === null || federationId === id) &&
  (await db.selectFrom('federations').where('id', '=', id).select('id').executeTakeFirst()) !== undefined

/** A person in the audit log; anonymised people have a null name. */
const person = (table: 'actors' | 'subjects') => sql`
  case when ${sql.ref(`${table}.id`)} is not null then json_build_object(
    'id', ${sql.ref(`${table}.id`)},
    'name', case when not ${sql.ref(`${table}.is_deleted`)}
      then concat_ws(' ', ${sql.ref(`${table}.firstname`)}, ${sql.ref(`${table}.lastname`)}) end
  ) end`

/** A page of the audit log, latest first. */
async function findAuditEntries(db: Db, where: RawBuilder<unknown>, { page, perPage }: Paged) {
  const counted = await sql<{ total: number }>`select count(*) as total from acts where ${where}`.execute(db)
  const { rows } = await sql<Omit<AuditEntry, 'at'> & { at: Date }>`
    select acts.id, acts.at, acts.act, acts.details, ${person('actors')} as by, ${person('subjects')} as on
    from (
      select * from acts where ${where} order by id desc limit ${perPage} offset ${(page - 1) * perPage}
    ) as acts
    left join users as actors on actors.id = acts.actor_id
    left join users as subjects on subjects.id = acts.user_id
    order by acts.id desc`.execute(db)
  const total = counted.rows[0]?.total ?? 0
  return { rows: rows.map((row) => ({ ...row, at: row.at.toISOString() })), total }
}

/**
 * The entries about a user, and those of what they did. A caller limited to a federation sees only
 * what the user did within it.
 */
export const findUserAuditLog = (db: Db, userId: number, federationId: number | null, paged: Paged) =>
  findAuditEntries(
    db,
    sql`(user_id = ${userId} or (actor_id = ${userId}
      and (${federationId}::bigint is null or federation_id = ${federationId})))`,
    paged,
  )

/** The entries about a federation and its people. */
export const findFederationAuditLog = (db: Db, federationId: number, paged: Paged) =>
  findAuditEntries(db, sql`federation_id = ${federationId}`, paged)

/** Adds an entry to the audit log. */
export async function insertAuditEntry(db: Db, row: Insertable<Tables['acts']>): Promise<void> {
  await db.insertInto('acts').values(row).execute()
}
