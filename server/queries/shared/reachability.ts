import { type RawBuilder, sql } from 'kysely'

type Condition = RawBuilder<boolean>

/** The SQL conditions on `users` for being visible to givers (design §5). */
export const seen = {
  account: sql<boolean>`(users.blocked_at is null and not users.is_deleted)`,
  terms: sql<boolean>`users.accept_tos_date is not null`,
  refused: sql<boolean>`users.gdpr_state <> 'refused'`,
}

/** Receivers visible to givers: not blocked or deleted, GDPR not refused, current terms accepted (design §5). */
export const isVisible = sql<boolean>`${sql.join(Object.values(seen), sql` and `)}`

/** On `receivers`: wishes one of the types of a mask; -1 means any. */
export const wishesOneOf = (types: RawBuilder<unknown>): Condition => sql`receivers.wish_mask & ${types} <> 0`

/** On `receivers`: is available on a day between the first and the last. */
export const isAvailable = (first: RawBuilder<unknown>, last: RawBuilder<unknown>): Condition => sql`
  (receivers.is_always_available or exists (
    select from availabilities
    where availabilities.receiver_id = receivers.user_id
      and availabilities.started_at <= ${last} and availabilities.ended_at >= ${first}))`
