import { sql } from 'kysely'
import { moment } from '../shared/moments.ts'

/** The recalls that affect a person, and whether they confirmed them. */
export const recallsOf = (id: number) => sql`
  select ${moment('recalls.opened_at')} as opened_at, recalls.reason, recall_receivers.state,
    ${moment('recall_receivers.told_at')} as told_at, ${moment('recall_receivers.answered_at')} as answered_at,
    recall_receivers.call_attempts, recall_receivers.given_up_reason
  from recall_receivers join recalls on recalls.id = recall_receivers.recall_id
  where recall_receivers.receiver_id = ${id} order by recalls.opened_at, recalls.id`
