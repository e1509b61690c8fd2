import type { Generated, GeneratedAlways } from 'kysely'
import type { CallNote } from '../../contract/shared/call-notes.ts'
import type { AbsenceState, EndedBy, OfferReason, OfferState } from '../../contract/shared/offers.ts'
import type { ReportState } from '../../contract/shared/reports.ts'

/** Kysely types of contacts, offers, meetings and phone reveals. */
export interface OfferTables {
  contacts: {
    id: Generated<number>
    hunt_id: number
    receiver_id: number
    distance: number
    call_outcome: CallNote['outcome']
    call_text: string | null
  }
  phone_reveals: { giver_id: number; receiver_id: number; shown_at: Date; is_given: Generated<boolean> }
  offers: {
    id: Generated<number>
    hunt_id: number
    receiver_id: number
    state: Generated<OfferState>
    sounded_at: Date
    expires_at: Date
    answered_at: Date | null
    idempotency_key: string | null
    reason: OfferReason
    received: number
    distance: number
    last_offer_on: string | null
    behind_until: Generated<string | null>
    token_hash: Generated<string | null>
    meeting_id: Generated<number | null>
    animal_id: Generated<number | null>
    specimen_type_id: Generated<number | null>
    remind_at: Generated<Date | null>
    missed_at: Generated<Date | null>
    delegate_noted: Generated<'handedOver' | 'noShow' | null>
    absence: Generated<AbsenceState>
    contested_at: Generated<Date | null>
    contest_words: Generated<string | null>
    absence_decided_at: Generated<Date | null>
    confirmation_token_hash: Generated<string | null>
    mail_id: Generated<number | null>
    is_unheard: Generated<boolean>
    warned_at: Generated<Date | null>
    moves: Generated<number>
    told_rule_ids: Generated<number[]>
    ended_by: Generated<EndedBy | null>
  }
  called_off_meetings: {
    offer_id: number
    receiver_id: number
    hunt_day: string
    hunt_city_id: number
    distance: number
    specimen_type_id: number | null
    city_id: number
    starts_at: Date
    ends_at: Date
    sounded_at: Date
    token_hash: string | null
    confirmation_token_hash: string | null
  }
  meeting_links: { meeting_id: number; token_hash: string; made_at: Date }
  meetings: {
    id: Generated<number>
    hunt_id: number
    place: string
    city_id: number
    starts_at: Date
    ends_at: Date
    contact_name: string | null
    contact_phone: string | null
    noted_at: Date
  }
}

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

/** Kysely types of imported members, and of those whom the last import removed. */
export interface MemberTables {
  retrievers: {
    id: Generated<number>
    federation_id: number
    lastname: string
    firstname: string
    nit: string
    email: string | null
    city: string | null
  }
  removed_retrievers: {
    id: GeneratedAlways<number>
    federation_id: number
    lastname: string
    firstname: string
    nit: string
    removed_at: Date
  }
}
