import { sql } from 'kysely'
import type { RefusedMail } from '../../../../contract/users/refused-mails.ts'
import type { Db } from '../../../database.ts'
import { givenUp } from '../../shared/mails.ts'
import { countRows, cut, type Page, readRows } from '../../shared/rows.ts'
import { inScope, type Scope } from '../../shared/federations.ts'
import { moment } from '../../shared/moments.ts'

/**
 * Mails to people of the caller's federation; a caller who sees all federations also sees mails to people
 * without an account.
 */
const within = (seer: Scope) =>
  inScope(seer, sql`(select federation_id from users where users.id = mails.user_id)`)

/** Counts undeliverable mails not yet seen. */
export const countRefused = (db: Db, seer: Scope) =>
  countRows(db)`from mails where ${givenUp} and mails.noted_at is null and ${within(seer)}`

/** A page of them, newest first. */
export const findRefused = (db: Db, seer: Scope, asked: Page) =>
  readRows<RefusedMail>(db)`
    select mails.id, case when users.id is not null then jsonb_build_object('id', users.id,
        'name', concat_ws(' ', users.firstname, users.lastname), 'phone', users.phone) end as person,
      mails.recipient, mails.subject, ${moment('mails.created_at')} as created_at,
      mails.last_error as problem
    from mails left join users on users.id = mails.user_id
    where ${givenUp} and mails.noted_at is null and ${within(seer)}
    order by mails.created_at desc, mails.id desc
    ${cut(asked)}`

/** Marks an undeliverable mail as seen, once; answers whether it exists within the caller's scope. */
export async function noteMail(db: Db, id: number, seer: Scope, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update mails set noted_at = coalesce(mails.noted_at, ${now})
    where mails.id = ${id} and ${givenUp} and ${within(seer)} returning id`.execute(db)
  return rows.length > 0
}
