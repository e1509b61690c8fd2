import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Flag, left, Nothing } from '../fields.ts'
import { oneLine } from '../typed-text.ts'
import { City } from './cities.ts'
import { Ending } from './offers.ts'

/** The two roles obtained by registering; all others are back-office roles (spec §6). */
export const GIVER = 'giver'
/** The code of the receiver role. */
export const RECEIVER = 'receiver'

/** Instead of the code of a role, in filters: all roles of the back-office, as federations count administrators. */
export const BACK_OFFICE = 'back-office'

/** The federation's decision about a giver's account (spec §4). */
export const ValidationType = z.enum(['waiting', 'manual', 'auto', 'ban'])
export type ValidationType = z.output<typeof ValidationType>

/** Whether the giver waits for the federation, or was refused by it (spec §4). */
export const isHeld = (type: ValidationType | null | undefined): boolean =>
  type === 'waiting' || type === 'ban'

/** A role as it is embedded in users and boot values (spec §3). */
export const Role = z.object({ id: z.number(), label: z.string(), code: z.string() })
export type Role = z.output<typeof Role>

/** One of a giver's hunting territories; the main one is the commune of their account (spec §2). */
export const Territory = z.object({ id: z.number(), label_full: z.string() })
export type Territory = z.output<typeof Territory>

/**
 * The giver part of a user (spec §3). `cities`: territories, main one first. `refused_at`,
 * `refusal_reason`: when the federation refused the account and the reason given to the person, or null.
 */
export const Giver = z.object({
  nit: z.string(),
  validation_type: ValidationType,
  validated_at: z.nullable(z.string()),
  refused_at: z.nullable(z.string()),
  refusal_reason: z.nullable(z.string()),
  is_wolfhunter: z.boolean(),
  cities: z.array(Territory),
})
export type Giver = z.output<typeof Giver>

/** The receiver part of a user (spec §3). `search_radius` in kilometres. */
export const Receiver = z.object({ is_hunter: z.boolean(), search_radius: z.number() })

/** A person's decision on the use of their data (spec §4 « GDPR state »). */
export const GdprState = z.enum(['pending', 'refused', 'accepted'])
export type GdprState = z.output<typeof GdprState>

/**
 * A person (spec §3). `federation` null means all federations. `blocked_at`: when they were blocked.
 * `is_deleted`: whether they are anonymised. `newsletter_accepted_at`: when they consented to the
 * newsletter. `deletion_requested_at`: when they requested deletion.
 */
export const User = z.object({
  id: z.number(),
  firstname: z.string(),
  lastname: z.nullable(z.string()),
  email: z.string(),
  phone: z.nullable(z.string()),
  city: z.nullable(City),
  city_id: z.nullable(z.number()),
  federation: z.nullable(z.object({ id: z.number(), code: z.string(), name: z.string() })),
  federation_id: z.nullable(z.number()),
  role: Role,
  role_id: z.number(),
  is_verified: z.boolean(),
  is_tos_accepted: z.boolean(),
  accept_tos_date: z.nullable(z.string()),
  gdpr_state: GdprState,
  newsletter_accepted_at: z.nullable(z.string()),
  deletion_requested_at: z.nullable(z.string()),
  is_wolfhunter: z.boolean(),
  created_at: z.string(),
  blocked_at: z.nullable(z.string()),
  is_deleted: z.boolean(),
  giver: z.nullable(Giver),
  receiver: z.nullable(Receiver),
  /** Read alone: the open offers to this receiver, which end when they refuse the use of their data. */
  ending: z.optional(z.array(Ending)),
})
export type User = z.output<typeof User>

/**
 * Accepts the current terms of the caller's role (spec §2 « Terms of use »). `version`: the version that was
 * shown, a date; any other than the current one is refused with 422. Without
 * it, the version of pages that do not name theirs (`unnamedVersions`).
 */
export const acceptTerms = endpoint('acceptTerms', {
  method: 'PUT',
  path: '/api/v1/users/self/accept_tos',
  summary: 'Accepter les conditions d’utilisation',
  access: 'signedIn',
  personal: true,
  envelope: 'nothing',
  body: z.object({
    accept_tos: Flag,
    version: left(z.string('Indiquez la version que vous avez lue.').check(oneLine)),
  }),
  answer: Nothing,
})
