import { type RawBuilder, sql } from 'kysely'
import { RECEIVER } from '../../../contract/shared/users.ts'
import { termsVersions } from '../../../contract/shared/terms.ts'

type Condition = RawBuilder<boolean>

const account = sql<boolean>`(users.blocked_at is null and not users.is_deleted)`
const refused = sql<boolean>`users.gdpr_state <> 'refused'`

/** The SQL conditions on `users` for being found and asked by givers (design §5). */
export const seen = {
  account,
  terms: sql<boolean>`users.tos_version = ${sql.lit(termsVersions[RECEIVER])}`,
  refused,
}

/** Receivers whom givers may find, ask and call: not blocked or deleted, GDPR not refused, current terms accepted. */
export const isReachable = sql<boolean>`${sql.join(Object.values(seen), sql` and `)}`

/**
 * Receivers whom givers go on seeing where they are in contact already, also between a new version of the terms
 * and their next visit (decision 0132).
 */
export const isVisible = sql<boolean>`${account} and users.accept_tos_date is not null and ${refused}`

/** On `receivers`: wishes one of the types of a mask; -1 means any. */
export const wishesOneOf = (types: RawBuilder<unknown>): Condition => sql`receivers.wish_mask & ${types} <> 0`

/** On `receivers`: is available on a day between the first and the last. */
export const isAvailable = (first: RawBuilder<unknown>, last: RawBuilder<unknown>): Condition => sql`
  (receivers.is_always_available or exists (
    select from availabilities
    where availabilities.receiver_id = receivers.user_id
      and availabilities.started_at <= ${last} and availabilities.ended_at >= ${first}))`
