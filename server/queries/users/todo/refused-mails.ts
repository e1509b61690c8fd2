import { sql } from 'kysely'
import type { RefusedMail } from '../../../../contract/users/refused-mails.ts'
import type { Db } from '../../../database.ts'
import { givenUp } from '../../shared/mails.ts'
import type { Seer } from '../managed-users.ts'

type Limited = Pick<Seer, 'federationId'>

/**
 * Mails to people of the caller's federation; a caller who sees all federations also sees mails to people
 * without an account.
 */
const within = ({ federationId }: Limited) =>
  federationId === null
    ? sql`true`
    : sql`mails.user_id in (select id from users where federation_id = ${federationId})`

/** Counts undeliverable mails not yet seen. */
export async function countRefused(db: Db, seer: Limited): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from mails where ${givenUp} and mails.noted_at is null and ${within(seer)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** A page of them, newest first. */
export async function findRefused(
  db: Db,
  seer: Limited,
  { page, perPage }: { page: number; perPage: number },
): Promise<RefusedMail[]> {
  const { rows } = await sql<Omit<RefusedMail, 'created_at'> & { created_at: Date }>`
    select mails.id, case when users.id is not null then jsonb_build_object('id', users.id,
        'name', concat_ws(' ', users.firstname, users.lastname), 'phone', users.phone) end as person,
      mails.recipient, mails.subject, mails.created_at, mails.last_error as problem
    from mails left join users on users.id = mails.user_id
    where ${givenUp} and mails.noted_at is null and ${within(seer)}
    order by mails.created_at desc, mails.id desc
    limit ${perPage} offset ${(page - 1) * perPage}`.execute(db)
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }))
}

/** Marks an undeliverable mail as seen, once; answers whether it exists within the caller's scope. */
export async function noteMail(db: Db, id: number, seer: Limited, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update mails set noted_at = coalesce(mails.noted_at, ${now})
    where mails.id = ${id} and ${givenUp} and ${within(seer)} returning id`.execute(db)
  return rows.length > 0
}
