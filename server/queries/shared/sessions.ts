import { type Insertable, sql } from 'kysely'
import { limits } from '../../../contract/limits.ts'
import type { Db, DbTransaction } from '../../database.ts'
import type { TechnicalTables } from '../../storage/technical-tables.ts'
import type { Expired } from './retention/expired.ts'
import { parisDay } from '../../../contract/days.ts'

type Session = TechnicalTables['sessions']

/** Inserts a session of a person whose account is locked; only their latest ones are kept. */
export async function insertSession(
  transaction: DbTransaction,
  session: Insertable<Session> & { user_id: number },
): Promise<void> {
  await transaction.insertInto('sessions').values(session).execute()
  const own = transaction.selectFrom('sessions').where('user_id', '=', session.user_id)
  const latest = own.orderBy('seen_at', 'desc').orderBy('id', 'desc').limit(limits.ownSessions).select('id')
  await transaction
    .deleteFrom('sessions')
    .where('user_id', '=', session.user_id)
    .where('id', 'not in', latest)
    .execute()
}

/** Records a visit of a session, and until when it lasts. */
export const renewSession = (db: Db, hash: string, visit: { seen_at: Date; expires_at: Date }) =>
  db.updateTable('sessions').set(visit).where('id_hash', '=', hash).execute()

/** Ends the sessions of these hashes. */
export const endSessions = async (db: Db, hashes: string[]): Promise<void> => {
  if (hashes.length > 0) await db.deleteFrom('sessions').where('id_hash', 'in', hashes).execute()
}

/** Ends all sessions of a person, including assisted sessions that they started. */
export const endSessionsOf = (db: Db, userId: number) =>
  db
    .deleteFrom('sessions')
    .where(({ or, eb }) => or([eb('user_id', '=', userId), eb('assistant_id', '=', userId)]))
    .execute()

/** Deletes expired sessions. */
export const expiredSessions = (now: Date): Expired => ({
  table: 'sessions',
  where: sql`expires_at < ${now}`,
})

/** Records a visit, once a day, and cancels inactivity warnings. */
export async function noteVisit(db: Db, userId: number, now: Date): Promise<void> {
  const last_visit_on = parisDay(now)
  await db
    .updateTable('users')
    .set({ last_visit_on, closing_on: null, closing_reminded_on: null })
    .where('id', '=', userId)
    .where('is_deleted', '=', false)
    .where('last_visit_on', 'is distinct from', sql<string>`${last_visit_on}::date`)
    .execute()
}
