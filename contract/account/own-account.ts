import * as z from 'zod/mini'
import { GdprState } from '../shared/users.ts'
import { maybe, text } from './own-data-parts.ts'

/** What is kept of a person's own account. */
export const OwnAccount = z.object({
  firstname: text,
  lastname: maybe,
  email: text,
  phone: maybe,
  city: maybe,
  federation: maybe,
  role: text,
  created_at: text,
  email_verified_at: maybe,
  deletion_requested_at: maybe,
  /** Days: of the last visit, and of the anonymisation if there is no further visit. */
  last_visit_on: maybe,
  closing_on: maybe,
})

/** What the person consented to, and which mails they asked for. */
export const OwnConsents = z.object({
  terms_version: maybe,
  terms_accepted_at: maybe,
  gdpr_state: GdprState,
  newsletter_accepted_at: maybe,
  /** Whether a staff member receives the weekly mail of pending work. */
  weekly_digest: z.boolean(),
})

/** Second factors of the account, without their secrets. `due_on`: the day by which one had to be set up. */
export const OwnSecondFactors = z.object({
  passkeys: z.array(z.object({ name: text, created_at: text, last_used_at: maybe })),
  totp_since: maybe,
  recovery_codes_left: z.number(),
  due_on: maybe,
})
