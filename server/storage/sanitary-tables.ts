import type { Generated } from 'kysely'
import type {
  SampleSite,
  SampleState,
  SanitaryEffect,
  SanitaryRuleState,
} from '../../contract/shared/sanitary.ts'
import type { RecallTables } from './recall-tables.ts'

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
