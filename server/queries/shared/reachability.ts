import { type RawBuilder, sql } from 'kysely'

type Condition = RawBuilder<boolean>

/** What a receiver has to meet to be seen by givers (design §5), of `users`. */
export const seen = {
  account: sql<boolean>`(users.blocked_at is null and not users.is_deleted)`,
  terms: sql<boolean>`users.accept_tos_date is not null`,
  refused: sql<boolean>`users.gdpr_state <> 'refused'`,
}

/** Receivers visible to givers: not blocked or deleted, GDPR not refused, current terms accepted (design §5). */
export const isVisible = sql<boolean>`${sql.join(Object.values(seen), sql` and `)}`

/** Of `receivers`: wishes one of the types of a mask; of -1, any. */
export const wishesOneOf = (types: RawBuilder<unknown>): Condition => sql`receivers.wish_mask & ${types} <> 0`

/** Of `receivers`: is available on one of the days from the first to the last. */
export const isAvailable = (first: RawBuilder<unknown>, last: RawBuilder<unknown>): Condition => sql`
  (receivers.is_always_available or exists (
    select from availabilities
    where availabilities.receiver_id = receivers.user_id
      and availabilities.started_at <= ${last} and availabilities.ended_at >= ${first}))`
