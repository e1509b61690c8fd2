import { dayAfter, parisDay } from '../../contract/days.ts'
import type { Db } from '../../server/database.ts'
import { hashOfId } from '../../server/security/secret.ts'
import { rowsIn } from '../server/support/rows.ts'
import { generous } from './hunts.ts'
import { place } from './places.ts'
import { recallLinkToken, recalls } from './recalls.ts'

/** Seeds them at `now`. */
export async function seedRecalls(db: Db, now: Date): Promise<void> {
  const { add, one } = rowsIn(db)
  const hunted_on = dayAfter(parisDay(now), generous.day)
  for (const { federation_id, receiver_id, reason } of recalls) {
    const city_id = federation_id === 1 ? generous.city_id : place('Châteauroux').id
    const whole = { hunted_on, city_id, specimen_type_id: 1 }
    const opened = { state: 'opened' as const, sample_id: null, opened_at: now, ended_at: null }
    await add('recalls', { federation_id, reason, ...whole, ...opened })
    const { id: recall_id } = await one('recalls', { federation_id }, 'id')
    const token_hash = federation_id === 1 ? hashOfId(recallLinkToken) : null
    const told = { state: 'told' as const, told_at: now, mail_id: null, token_hash }
    await add('recall_receivers', { recall_id, receiver_id, ...told })
  }
}
