import { sql } from 'kysely'
import type { OwnSession } from '../../../contract/account/own-sessions.ts'
import { limits } from '../../../contract/limits.ts'
import type { Db } from '../../database.ts'
import { assistantName } from '../shared/assistance.ts'

/** The person, and the hash of the current session. */
type Own = { userId: number; current: string | null; now: Date }

/** A person's active sessions: the current one first, then by latest visit. */
export async function findOwnSessions(db: Db, { userId, current, now }: Own): Promise<OwnSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .leftJoin('users as assistants', 'assistants.id', 'sessions.assistant_id')
    .where('sessions.user_id', '=', userId)
    .where('sessions.expires_at', '>', now)
    .select([
      'sessions.id',
      'sessions.device',
      'sessions.created_at',
      'sessions.seen_at',
      sql<boolean>`sessions.id_hash is not distinct from ${current}`.as('is_current'),
      'sessions.assistant_id',
      assistantName.as('assistant'),
    ])
    .orderBy('is_current', 'desc')
    .orderBy('sessions.seen_at', 'desc')
    .orderBy('sessions.id', 'desc')
    .limit(limits.ownSessions)
    .execute()
  return rows.map(({ assistant_id, assistant, ...row }) => ({
    ...row,
    created_at: row.created_at.toISOString(),
    seen_at: row.seen_at.toISOString(),
    assisted_by: assistant_id === null ? null : assistant,
  }))
}

/** Deletes a person's session unless it is the current one; answers whether it existed. */
export const deleteOwnSession = async (db: Db, { userId, current }: Own, id: number): Promise<boolean> =>
  (await db
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('id_hash', 'is distinct from', current)
    .returning('id')
    .executeTakeFirst()) !== undefined

/** Deletes all of a person's sessions except the current one, and the assisted sessions they started. */
export async function deleteOtherSessions(db: Db, { userId, current }: Own): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where(({ or, eb }) => or([eb('user_id', '=', userId), eb('assistant_id', '=', userId)]))
    .where('id_hash', 'is distinct from', current)
    .execute()
}
