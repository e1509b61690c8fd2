import { sql } from 'kysely'
import type { Db } from '../../../database.ts'
import { startOf } from '../../shared/moments.ts'
import { readUsers, type Seer, withinReach } from '../managed-users.ts'
import { countRows, cut, type Page } from '../../shared/rows.ts'
import type { Scope } from '../../shared/federations.ts'

const waiting = (seer: Scope) =>
  sql<boolean>`users.deletion_requested_at is not null and not users.is_deleted and ${withinReach(seer)}`

/** Counts pending deletion requests visible to the caller. */
export const countRequests = (db: Db, seer: Scope) => countRows(db)`from users where ${waiting(seer)}`

/** Counts those made before a day in France. */
export const countAskedBefore = (db: Db, seer: Scope, day: string) =>
  countRows(db)`from users where ${waiting(seer)} and users.deletion_requested_at < ${startOf(day)}`

/** The oldest of them, with name and date. */
export const findAsking = (db: Db, seer: Scope, most: number) =>
  db
    .selectFrom('users')
    .where(waiting(seer))
    .select(['users.id', 'users.firstname', 'users.lastname', 'users.deletion_requested_at'])
    .orderBy('users.deletion_requested_at')
    .orderBy('users.id')
    .limit(most)
    .execute()

/** A page of deletion requests, oldest first. */
export async function findRequests(db: Db, seer: Seer, asked: Page) {
  const { rows } = await sql<{ id: number }>`
    select users.id from users where ${waiting(seer)}
    order by users.deletion_requested_at, users.id
    ${cut(asked)}`.execute(db)
  const ids = rows.map(({ id }) => id)
  return readUsers(db, seer, ids)
}
