import type { Generated } from 'kysely'
import type { RecallReceiverState, RecallState } from '../../contract/shared/recalls.ts'

/** Kysely types of recalls and the people they affect. */
export interface RecallTables {
  recalls: {
    id: Generated<number>
    federation_id: number
    state: RecallState
    sample_id: number | null
    hunted_on: string | null
    city_id: number | null
    specimen_type_id: number | null
    reason: string | null
    lifted_reason: Generated<string | null>
    opened_at: Date
    ended_at: Date | null
  }
  recall_animals: { recall_id: number; animal_id: number }
  recall_receivers: {
    id: Generated<number>
    recall_id: number
    receiver_id: number | null
    pseudonym: Generated<string | null>
    state: RecallReceiverState
    mail_id: number | null
    token_hash: string | null
    told_at: Generated<Date | null>
    answered_at: Generated<Date | null>
    answered_by: Generated<number | null>
    kept_name: Generated<string | null>
    kept_email: Generated<string | null>
    kept_phone: Generated<string | null>
    call_attempts: Generated<number>
    last_attempt_at: Generated<Date | null>
    given_up_reason: Generated<string | null>
  }
}
