import { type RawBuilder, sql } from 'kysely'
import type { Expired } from './retention/expired.ts'

/**
 * How many animals a receiver got from everybody, without what they contest. Asked for one person after the other,
 * by index: the donations of the whole country are never read.
 */
export const sumReceived = (receiverId: RawBuilder<unknown>) => sql`
  select coalesce(sum(quantity), 0)::integer as sum_donation from donations
  where donations.receiver_id = ${receiverId} and not exists (
    select from contested_lines
    where contested_lines.receiver_id = donations.receiver_id and contested_lines.hunt_id = donations.hunt_id)`

/** The lines contested before a day. */
export const contestedBefore = (day: string): Expired => ({
  table: 'contested_lines',
  where: sql`contested_on < ${day}`,
})
