import { sql } from 'kysely'
import type { Db } from '../../database.ts'
import type { Expired } from './expired.ts'

/** Ends every session of a person, also those in which they act in the place of somebody else. */
export const endSessionsOf = (db: Db, userId: number) =>
  db
    .deleteFrom('sessions')
    .where(({ or, eb }) => or([eb('user_id', '=', userId), eb('assistant_id', '=', userId)]))
    .execute()

/** The sessions that are over. */
export const expiredSessions = (now: Date): Expired => ({
  table: 'sessions',
  where: sql`expires_at < ${now}`,
})
