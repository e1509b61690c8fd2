import type { Db } from '../../server/database.ts'
import { others } from './people.ts'

const eva = others.find(({ email }) => email === 'near@example.org')!

/** The undeliverable mail to Eva. */
export const refusedMail = {
  id: 9001,
  user_id: eva.id,
  recipient: eva.email,
  subject: 'Une chasse près de chez vous',
  last_error: 'EENVELOPE 550',
}

/** Seeds an undeliverable mail of three days ago. */
export const seedRefusedMail = (db: Db, now: Date, mail = refusedMail) =>
  db
    .insertInto('mails')
    .values({
      ...mail,
      text: '',
      html: '',
      attempts: 40,
      next_attempt_at: null,
      created_at: new Date(now.getTime() - 3 * 86_400_000),
    })
    .execute()
