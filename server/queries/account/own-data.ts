import type { Db } from '../../database.ts'

/** A person's account, with names in place of numbers. */
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
      'users.tos_version',
      'users.accept_tos_date',
      'users.gdpr_state',
      'users.newsletter_accepted_at',
    ])
    .executeTakeFirst()

/** What the product noted of a person beside what they entered: mails without their words, sessions, acts. */
export async function findOwnTraces(db: Db, userId: number) {
  const mails = await db
    .selectFrom('mails')
    .where('user_id', '=', userId)
    .select(['subject', 'created_at', 'sent_at'])
    .orderBy('id')
    .execute()
  const sessions = await db
    .selectFrom('sessions')
    .where('user_id', '=', userId)
    .select(['created_at', 'seen_at'])
    .orderBy('created_at')
    .execute()
  const acts = await db
    .selectFrom('acts')
    .where(({ or, eb }) => or([eb('user_id', '=', userId), eb('actor_id', '=', userId)]))
    .select(['at', 'act'])
    .orderBy('id')
    .execute()
  return { mails, sessions, acts }
}
