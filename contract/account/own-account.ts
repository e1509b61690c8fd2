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
  /** Days: of the last visit, and on which the account is anonymised unless there is another. */
  last_visit_on: maybe,
  closing_on: maybe,
})

/** What they agreed to, and what they asked to be sent. */
export const OwnConsents = z.object({
  terms_version: maybe,
  terms_accepted_at: maybe,
  gdpr_state: GdprState,
  newsletter_accepted_at: maybe,
  /** Whether staff gets the mail of what waits. */
  weekly_digest: z.boolean(),
})

/** How they prove who they are, without the secrets; `due_on`: by when it had to be set up. */
export const OwnSecondFactors = z.object({
  passkeys: z.array(z.object({ name: text, created_at: text, last_used_at: maybe })),
  totp_since: maybe,
  recovery_codes_left: z.number(),
  due_on: maybe,
})
