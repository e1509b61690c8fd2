import { type RawBuilder, sql } from 'kysely'

/**
 * How many animals a receiver got from everybody, without what they contest. Asked for one person after the other,
 * by index: the donations of the whole country are never read.
 */
export const sumReceived = (receiverId: RawBuilder<unknown>) => sql`
  select coalesce(sum(quantity), 0)::integer as sum_donation from donations
  where donations.receiver_id = ${receiverId} and not exists (
    select from contested_lines
    where contested_lines.receiver_id = donations.receiver_id and contested_lines.hunt_id = donations.hunt_id
      and not contested_lines.is_over)`

/** How many lines a receiver contested whose reports nobody has corrected, since contests are kept. */
export const countStanding = (receiverId: number) => sql<number>`(
  select count(*)::integer from contested_lines as standing
  where standing.receiver_id = ${receiverId} and exists (
    select from donations
    where donations.receiver_id = standing.receiver_id and donations.hunt_id = standing.hunt_id))`
