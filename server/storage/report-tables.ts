import type { Generated, GeneratedAlways } from 'kysely'
import type { ReportState } from '../../contract/shared/reports.ts'

/** Kysely types of report versions and correction requests. */
export interface ReportTables {
  donations: {
    hunt_id: number
    receiver_id: number
    specimen_type_id: number
    quantity: number
    /** Set from the hunt and its giver by a trigger. */
    day: GeneratedAlways<string>
    city_id: GeneratedAlways<number>
    federation_id: GeneratedAlways<number | null>
  }
  report_versions: {
    id: Generated<number>
    hunt_id: number
    number: number
    state: ReportState
    recorded_at: Date
    federation_id: number | null
    author_id: number
    assistant_id: number | null
    reason: string | null
    idempotency_key: string | null
  }
  report_requests: {
    id: Generated<number>
    hunt_id: number
    version: number
    state: 'requested' | 'accepted' | 'refused'
    asked_at: Date
    author_id: number
    assistant_id: number | null
    reason: string | null
    idempotency_key: string | null
    decided_at: Date | null
    decided_by: number | null
    answer: string | null
  }
  report_request_rows: {
    request_id: number
    receiver_id: number
    specimen_type_id: number
    quantity: number
  }
  report_version_rows: {
    version_id: number
    receiver_id: number
    specimen_type_id: number
    quantity: number
  }
}
