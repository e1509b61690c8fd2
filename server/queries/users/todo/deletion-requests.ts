import { sql } from 'kysely'
import type { Db } from '../../../database.ts'
import { startOf } from '../../shared/moments.ts'
import { readUsers, type Seer, withinReach } from '../managed-users.ts'

const waiting = (seer: Pick<Seer, 'federationId'>) =>
  sql<boolean>`users.deletion_requested_at is not null and not users.is_deleted and ${withinReach(seer)}`

/** Counts pending deletion requests visible to the caller. */
export async function countRequests(db: Db, seer: Pick<Seer, 'federationId'>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from users where ${waiting(seer)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Counts those made before a day in France. */
export async function countAskedBefore(db: Db, seer: Pick<Seer, 'federationId'>, day: string) {
  const { rows } = await sql<{ count: number }>`
    select count(*) from users
    where ${waiting(seer)} and users.deletion_requested_at < ${startOf(day)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** The oldest of them, with name and date. */
export const findAsking = (db: Db, seer: Pick<Seer, 'federationId'>, most: number) =>
  db
    .selectFrom('users')
    .where(waiting(seer))
    .select(['users.id', 'users.firstname', 'users.lastname', 'users.deletion_requested_at'])
    .orderBy('users.deletion_requested_at')
    .orderBy('users.id')
    .limit(most)
    .execute()

/** A page of deletion requests, oldest first. */
export async function findRequests(db: Db, seer: Seer, { page, perPage }: { page: number; perPage: number }) {
  const { rows } = await sql<{ id: number }>`
    select users.id from users where ${waiting(seer)}
    order by users.deletion_requested_at, users.id
    limit ${perPage} offset ${(page - 1) * perPage}`.execute(db)
  const ids = rows.map(({ id }) => id)
  return readUsers(db, seer, ids)
}
