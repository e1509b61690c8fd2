import { type Insertable, sql } from 'kysely'
import type { Db, DbTransaction } from '../../database.ts'
import type { TechnicalTables } from '../../storage/technical-tables.ts'
import type { Expired } from './retention/expired.ts'

type Session = TechnicalTables['sessions']

/** Inserts a session. */
export const insertSession = (transaction: DbTransaction, session: Insertable<Session>) =>
  transaction.insertInto('sessions').values(session).execute()

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
