import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { AuditEntry, AuditAction } from '../../contract/shared/audit-log.ts'
import type { AnimalTables, SanitaryTables } from './animal-tables.ts'
import type { Permission } from '../../contract/permissions.ts'
import type { User, ValidationType } from '../../contract/shared/users.ts'
import type { FederationJob } from '../../contract/federations/federation-jobs.ts'
import type { Reminded } from '../../machines/lifecycles/report-reminder.ts'
import type { OfferTables, ReportTables, MemberTables } from './offer-tables.ts'

/** Kysely types of all domain tables; the migrations document the columns. */
export interface Tables extends AnimalTables, MemberTables, OfferTables, ReportTables, SanitaryTables {
  cities: {
    id: Generated<number>
    insee: string
    label: string
    postal_code: string
    label_full: string
    department_code: string
    lat: number
    lng: number
    population: Generated<number>
    search_name: string
    /** Read by servers of the release before only; the next one drops it. */
    search_words: string
  }
  city_words: { word: string; city_id: number }
  federations: {
    id: Generated<number>
    code: string
    name: string
    department_code: string
    logo: Buffer | null
    logo_version: GeneratedAlways<string | null>
    contact_email: string | null
    contact_phone: string | null
    contact_hours: string | null
    second_factor_grace: number | null
    near_territories: Generated<boolean>
    created_at: Generated<Date>
  }
  federation_cities: { federation_id: number; city_id: number; is_near: Generated<boolean> }
  roles: {
    id: Generated<number>
    code: string
    label: string
    affectable_from_backoffice: Generated<boolean>
  }
  permissions: { id: Generated<number>; code: Permission; label: string }
  role_permissions: { role_id: number; permission_id: number }
  specimen_types: { id: number; code: string; label: string; label_plural: string }
  users: {
    id: Generated<number>
    email: string
    password_hash: string | null
    firstname: string
    lastname: string | null
    phone: string | null
    city_id: number | null
    federation_id: number | null
    role_id: number
    email_verified_at: Date | null
    tos_version: string | null
    accept_tos_date: Date | null
    gdpr_state: Generated<User['gdpr_state']>
    newsletter_accepted_at: Date | null
    deletion_requested_at: Date | null
    blocked_at: Date | null
    is_deleted: Generated<boolean>
    second_factor_due_on: string | null
    is_second_factor_waived: Generated<boolean>
    registration_key: string | null
    last_visit_on: Generated<string | null>
    closing_on: string | null
    /** When a change of the address was stopped; null after a new password. */
    address_barred_at: Date | null
    closing_reminded_on: string | null
    digest_done_on: string | null
    created_at: Generated<Date>
  }
  givers: {
    user_id: number
    nit: string
    validation_type: Generated<ValidationType>
    validated_at: Date | null
    refused_at: Date | null
    refusal_reason: string | null
    refusal_note: string | null
    is_wolfhunter: Generated<boolean>
  }
  giver_cities: { giver_id: number; city_id: number; created_at: Generated<Date> }
  territories: { giver_id: number; city_id: number; is_main: boolean }
  receivers: {
    user_id: number
    is_hunter: Generated<boolean>
    search_radius: Generated<number>
    is_always_available: Generated<boolean>
    wish_mask: Generated<number>
    lat: Generated<number | null>
    lng: Generated<number | null>
    reach: GeneratedAlways<string | null>
  }
  wishes: { receiver_id: number; specimen_type_id: number; quantity: number }
  availabilities: { id: Generated<number>; receiver_id: number; started_at: string; ended_at: string }
  acts: {
    id: Generated<number>
    at: Date
    act: AuditAction
    actor_id: number | null
    actor_pseudonym: Generated<string | null>
    assistant_id: number | null
    assistant_pseudonym: Generated<string | null>
    user_id: number | null
    role_id: number | null
    federation_id: number | null
    details: ColumnType<AuditEntry['details'], string, never>
  }
  hunts: {
    id: Generated<number>
    giver_id: number
    /** The federation; null on hunts stored by servers of the release before: their giver's counts. */
    in_charge_id: Generated<number | null>
    city_id: number
    started_at: string
    time_zone: Generated<string>
    is_wolfhunter: Generated<boolean>
    finished_at: Date | null
    reminder: Generated<Reminded>
    contacts_found: number | null
    contacts_deleted: Generated<number>
    contacts_obtained: Generated<number | null>
    contacts_searched_at: Generated<Date | null>
    idempotency_key: string | null
    lot_seed: Generated<string>
    created_at: Generated<Date>
  }
  hunt_previsions: { hunt_id: number; specimen_type_id: number; quantity: number }
  federation_jobs: {
    id: Generated<number>
    federation_id: number
    kind: FederationJob['kind']
    state: Generated<FederationJob['state']>
    progress: Generated<number>
    total: number | null
    report: ColumnType<FederationJob['report'], string | undefined, string | null>
    started_by: number | null
    started_at: Date
    seen_at: Date
    ended_at: Date | null
  }
}
