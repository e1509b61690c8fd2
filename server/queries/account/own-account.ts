import { sql } from 'kysely'
import type { OwnData } from '../../../contract/account/own-data.ts'
import type { Db } from '../../database.ts'
import { moment } from '../shared/moments.ts'
import { listed } from './own-data-parts.ts'

/** A person's account, with names instead of ids. */
export const findOwnAccount = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .innerJoin('roles', 'roles.id', 'users.role_id')
    .leftJoin('cities', 'cities.id', 'users.city_id')
    .leftJoin('federations', 'federations.id', 'users.federation_id')
    .where('users.id', '=', userId)
    .select([
      'users.firstname',
      'users.lastname',
      'users.email',
      'users.phone',
      'cities.label_full as city',
      'federations.name as federation',
      'roles.label as role',
      'users.created_at',
      'users.email_verified_at',
      'users.deletion_requested_at',
      'users.last_visit_on',
      'users.closing_on',
      'users.tos_version',
      'users.accept_tos_date',
      'users.gdpr_state',
      'users.newsletter_accepted_at',
      'users.digest_done_on',
    ])
    .executeTakeFirst()

/** The second factors of a person, without their secrets. */
export async function findOwnSecondFactors(db: Db, id: number): Promise<OwnData['second_factors']> {
  const { rows } = await sql<OwnData['second_factors']>`
    select ${listed(sql`
        select name, ${moment('created_at')} as created_at, ${moment('last_used_at')} as last_used_at
        from passkeys where user_id = ${id} order by passkeys.id`)} as passkeys,
      (select ${moment('since')} from totp_secrets
        where user_id = ${id} and is_confirmed) as totp_since,
      (select count(*) from recovery_codes where user_id = ${id}) as recovery_codes_left,
      users.second_factor_due_on as due_on
    from users where users.id = ${id}`.execute(db)
  return rows[0] ?? { passkeys: [], totp_since: null, recovery_codes_left: 0, due_on: null }
}

/**
 * The sample results that a person entered, also on somebody's behalf, and those that they discarded,
 * with their reason.
 */
export const findOwnResults = (db: Db, id: number): Promise<OwnData['results']> =>
  db
    .selectFrom('samples')
    .where(({ eb, or }) =>
      or([eb('result_by', '=', id), eb('result_assistant_id', '=', id), eb('overturned_by', '=', id)]),
    )
    .select([
      'reference',
      'state',
      'result_on',
      sql<string | null>`case when overturned_by = ${id} then reason end`.as('reason'),
    ])
    // A sample with a result was sent, so it has a reference.
    .$narrowType<{ reference: string }>()
    .orderBy('id')
    .execute()
