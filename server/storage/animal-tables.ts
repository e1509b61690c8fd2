import type { Generated, GeneratedAlways } from 'kysely'
import type { Animal } from '../../contract/giver/animals.ts'
import type {
  SampleSite,
  SampleState,
  SanitaryEffect,
  SanitaryRuleState,
} from '../../contract/shared/sanitary.ts'
import type { RecallReceiverState, RecallState } from '../../contract/shared/recalls.ts'

/** Kysely types of the tables about single animals. */
export interface AnimalTables {
  animals: {
    id: GeneratedAlways<number>
    hunt_id: number
    federation_id: number
    season: number
    specimen_type_id: number
    tag: string | null
    tag_key: GeneratedAlways<string | null>
    claimed_tag: Generated<string | null>
    sex: Animal['sex']
    weight: number | null
    killed_at: Date | null
    examination: Generated<Animal['examination']>
    examiner_name: string | null
    examiner_number: string | null
    sheet: string | null
    state: Animal['state']
    withdrawal: Animal['withdrawal']
    receiver_id: number | null
    handed_over_at: Date | null
    is_warned: Generated<boolean>
    verification_token: Generated<string>
    version: Generated<number>
    idempotency_key: string | null
    noted_at: Date
  }
  contested_lines: { receiver_id: number; hunt_id: number; contested_on: string; is_over: Generated<boolean> }
  reported_problems: {
    id: Generated<number>
    animal_id: number
    receiver_id: number
    text: string
    reported_on: string
    mail_id: number | null
  }
}

/** Kysely types of sanitary rules and samples. */
export interface SanitaryTables extends RecallTables {
  sanitary_rules: {
    id: Generated<number>
    federation_id: number
    state: SanitaryRuleState
    effect: SanitaryEffect
    specimen_type_ids: number[]
    starts_on: string
    ends_on: string | null
    source: string
    dated_on: string
    version: Generated<number>
  }
  samples: {
    id: Generated<number>
    federation_id: number
    state: SampleState
    laboratory: string | null
    reference: string | null
    site: SampleSite | null
    taken_on: string
    sent_on: string | null
    result_on: string | null
    result_by: number | null
    result_assistant_id: number | null
    reason: string | null
    overturned_by: Generated<number | null>
    version: Generated<number>
  }
  sample_animals: { sample_id: number; animal_id: number }
  sanitary_rule_cities: { rule_id: number; city_id: number }
}

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
