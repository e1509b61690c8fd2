import type { Tables } from '../../../server/storage/tables.ts'

/** The tables with one row a person. */
export type PersonTable = 'users' | 'givers' | 'receivers'
/**
 * What becomes of a column: whether the person's data export says it, and whether anonymising erases it.
 * What the export leaves out, or anonymising keeps, has a reason.
 */
type Fate = { exported: true | string; erased: true | string }

const own = { exported: true, erased: true } as const
/** What nobody enters, and no row can do without. */
export const key = { exported: 'a key of the server', erased: 'a key of the server' } as const
export const derived = { exported: 'derived from others', erased: 'derived from others' } as const

/** Every column of these tables: a new one does not compile before its fate is said. */
export const personalColumns: { [T in PersonTable]: Record<keyof Tables[T], Fate> } = {
  users: {
    id: key,
    email: own,
    password_hash: { exported: 'a secret', erased: true },
    firstname: own,
    lastname: own,
    phone: own,
    city_id: own,
    federation_id: { exported: true, erased: 'statistics count by federation' },
    role_id: { exported: true, erased: 'statistics count by role' },
    email_verified_at: own,
    tos_version: own,
    accept_tos_date: own,
    gdpr_state: { exported: true, erased: 'the refusal stays in force' },
    newsletter_accepted_at: own,
    deletion_requested_at: own,
    blocked_at: { exported: 'nobody reads their export while blocked', erased: 'the account stays closed' },
    is_deleted: { exported: 'nobody reads their export afterwards', erased: 'it is set' },
    second_factor_due_on: own,
    is_second_factor_waived: { exported: 'a decision about a role', erased: 'a decision about a role' },
    registration_key: { exported: 'a key of the server', erased: true },
    last_visit_on: own,
    closing_on: own,
    address_barred_at: { exported: 'their history says that the change was stopped', erased: true },
    closing_reminded_on: { exported: 'follows from closing_on', erased: true },
    digest_done_on: own,
    created_at: { exported: true, erased: 'statistics count by day' },
  },
  givers: {
    user_id: key,
    nit: own,
    validation_type: { exported: true, erased: 'statistics count by state' },
    validated_at: { exported: true, erased: 'statistics count by day' },
    refused_at: { exported: true, erased: 'statistics count by day' },
    refusal_reason: own,
    refusal_note: own,
    is_wolfhunter: own,
  },
  receivers: {
    user_id: key,
    is_hunter: own,
    search_radius: own,
    is_always_available: own,
    wish_mask: derived,
    lat: derived,
    lng: derived,
    reach: derived,
  },
}
