import { sql } from 'kysely'
import { DAY, dayAfter, parisDay } from '../../contract/days.ts'
import { limits } from '../../contract/limits.ts'
import { BOAR } from '../../contract/shared/specimen-types.ts'
import type { Db } from '../../server/database.ts'
import { hashOfId } from '../../server/security/secret.ts'
import { rowsIn } from '../server/support/rows.ts'
import {
  acceptedOffer,
  contested,
  distantOffer,
  meetings,
  offerLinkToken,
  openOffer,
  willingOffer,
} from './offers.ts'

/** Seeds the open offers at `now`, and the others as answered the day before the hunt. */
export async function seedOffers(db: Db, now: Date): Promise<void> {
  const today = parisDay(now)
  for (const { city: _, day, from, to, ...row } of meetings)
    await sql`
      insert into meetings (id, hunt_id, place, city_id, starts_at, ends_at, noted_at)
      overriding system value
      select ${row.id}, ${row.hunt_id}, ${row.place}, ${row.city_id},
        (day + ${from}::time) at time zone 'Europe/Paris', (day + ${to}::time) at time zone 'Europe/Paris', ${now}
      from (select ${dayAfter(today, day)}::date as day) as days`.execute(db)
  const turn = { idempotency_key: null, reason: 'distance' as const, received: 0, last_offer_on: null }
  const expires_at = new Date(now.getTime() + limits.offers.answer)
  const nothing = { meeting_id: null, specimen_type_id: null }
  const open = { sounded_at: now, expires_at, answered_at: null, state: 'sounded' as const, ...nothing }
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY)
  const asked = daysAgo(3)
  const answered = { sounded_at: asked, expires_at: asked, answered_at: asked }
  const met = { meeting_id: meetings[0]!.id, specimen_type_id: BOAR }
  const { words: contest_words, daysAgo: missed, contestedDaysAgo, ...row } = contested
  await rowsIn(db).add('offers', [
    { ...openOffer, ...open, ...turn, token_hash: hashOfId(offerLinkToken) },
    { ...distantOffer, ...open, ...turn },
    { ...willingOffer, ...answered, ...turn, ...nothing, state: 'willing' },
    { ...acceptedOffer, ...answered, ...turn, ...met, state: 'accepted' },
    {
      ...row,
      ...turn,
      state: 'noShow',
      sounded_at: daysAgo(missed + 2),
      expires_at: daysAgo(missed + 1),
      answered_at: daysAgo(missed + 1),
      missed_at: daysAgo(missed),
      absence: 'contested',
      contested_at: daysAgo(contestedDaysAgo),
      contest_words,
    },
  ])
}
