import { sql } from 'kysely'
import { DAY, dayAfter, parisDay } from '../../contract/days.ts'
import { limits } from '../../contract/limits.ts'
import { BOAR } from '../../contract/shared/specimen-types.ts'
import type { Db } from '../../server/database.ts'
import { hashOfId } from '../../server/security/secret.ts'
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
  const asked = new Date(now.getTime() - 3 * DAY)
  const answered = { sounded_at: asked, expires_at: asked, answered_at: asked }
  const met = { meeting_id: meetings[0]!.id, specimen_type_id: BOAR }
  await db
    .insertInto('offers')
    .values([
      { ...openOffer, ...open, ...turn, token_hash: hashOfId(offerLinkToken) },
      { ...distantOffer, ...open, ...turn, token_hash: null },
      { ...willingOffer, ...answered, ...turn, ...nothing, state: 'willing', token_hash: null },
      { ...acceptedOffer, ...answered, ...turn, ...met, state: 'accepted', token_hash: null },
    ])
    .execute()
  const { words: contest_words, daysAgo, contestedDaysAgo, ...row } = contested
  const missed_at = new Date(now.getTime() - daysAgo * DAY)
  await db
    .insertInto('offers')
    .values({
      ...row,
      state: 'noShow',
      sounded_at: new Date(missed_at.getTime() - 2 * DAY),
      expires_at: new Date(missed_at.getTime() - DAY),
      answered_at: new Date(missed_at.getTime() - DAY),
      idempotency_key: null,
      reason: 'distance',
      received: 0,
      last_offer_on: null,
      missed_at,
      absence: 'contested',
      contested_at: new Date(now.getTime() - contestedDaysAgo * DAY),
      contest_words,
    })
    .execute()
}
