import { type RawBuilder, sql } from 'kysely'
import { type Barrier, barriers } from '../../../contract/receiver/reachability.ts'
import type { Db } from '../../database.ts'
import { sumReceived } from '../shared/contested-lines.ts'
import { isAvailable, seen, wishesOneOf } from '../shared/reachability.ts'

/** The conditions for being found for any nearby hunt on the day `today` or later. */
const needed = (today: string): Record<Barrier, RawBuilder<boolean>> => ({
  ...seen,
  place: sql`receivers.reach is not null`,
  wishes: wishesOneOf(sql`-1`),
  availability: isAvailable(sql`${today}::date`, sql`'infinity'::date`),
})

/** What hides the receiver from givers, by the same conditions as `computeContacts`. */
export async function findReachability(db: Db, receiverId: number, today: string) {
  const { rows } = await sql<Record<Barrier, boolean> & { is_undecided: boolean; sum_donation: number }>`
    select ${sql.join(Object.entries(needed(today)).map(([name, holds]) => sql`${holds} as ${sql.ref(name)}`))},
      users.gdpr_state = 'pending' as is_undecided,
      (${sumReceived(sql`receivers.user_id`)}) as sum_donation
    from receivers join users on users.id = receivers.user_id
    where receivers.user_id = ${receiverId}`.execute(db)
  const { is_undecided, sum_donation, ...held } = rows[0]!
  return { barriers: barriers.filter((barrier) => !held[barrier]), is_undecided, sum_donation }
}
