import { dayAfter, parisDay } from '../../contract/days.ts'
import type { Db } from '../../server/database.ts'
import { hashOfId } from '../../server/security/secret.ts'
import { generous } from './hunts.ts'
import { place } from './places.ts'
import { recallLinkToken, recalls } from './recalls.ts'

/** Seeds them at `now`. */
export async function seedRecalls(db: Db, now: Date): Promise<void> {
  const hunted_on = dayAfter(parisDay(now), generous.day)
  for (const { federation_id, receiver_id, reason } of recalls) {
    const city_id = federation_id === 1 ? generous.city_id : place('Châteauroux').id
    const whole = { hunted_on, city_id, specimen_type_id: 1 }
    const opened = { state: 'opened' as const, sample_id: null, opened_at: now, ended_at: null }
    const { id: recall_id } = await db
      .insertInto('recalls')
      .values({ federation_id, reason, ...whole, ...opened })
      .returning('id')
      .executeTakeFirstOrThrow()
    const token_hash = federation_id === 1 ? hashOfId(recallLinkToken) : null
    await db
      .insertInto('recall_receivers')
      .values({ recall_id, receiver_id, state: 'told', told_at: now, mail_id: null, token_hash })
      .execute()
  }
}
