import { DAY } from '../../contract/days.ts'
import { sql } from 'kysely'
import type { Db } from '../database.ts'

/** Two mails that could not be delivered: days ago, and contents. */
const givenUp = [
  { days: 2, role: 'receiver', subject: 'Votre absence est annulée', last_error: 'EENVELOPE 550' },
  { days: 5, role: 'giver', subject: 'Votre correction est acceptée', last_error: 'ETIMEDOUT' },
]

/** Seeds undeliverable mails to people of a federation. */
export async function seedRefusedMails(db: Db, federationId: number, now: Date): Promise<void> {
  for (const { days, role, subject, last_error } of givenUp)
    await sql`
      insert into mails (user_id, recipient, subject, text, html, created_at, attempts, last_error)
      select users.id, users.email, ${subject}, '', '',
        ${new Date(now.getTime() - days * DAY)}::timestamptz, 40, ${last_error}
      from users join roles on roles.id = users.role_id
      where users.federation_id = ${federationId} and roles.code = ${role}
        and users.blocked_at is null and not users.is_deleted
      order by users.id desc limit 1`.execute(db)
}
