import { sql } from 'kysely'
import type { Db } from '../../database.ts'
import type { Expired } from './retention/expired.ts'

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
