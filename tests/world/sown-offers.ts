import { limits } from '../../contract/limits.ts'
import type { Db } from '../../server/database.ts'
import { hashOfId } from '../../server/security/secret.ts'
import { distantOffer, offerLinkToken, openOffer } from './offers.ts'

/** Sounds them at `now`. */
export async function sowOffers(db: Db, now: Date): Promise<void> {
  const expires_at = new Date(now.getTime() + limits.offers.answer)
  await db
    .insertInto('offers')
    .values(
      [openOffer, distantOffer].map((row) => ({
        ...row,
        sounded_at: now,
        expires_at,
        answered_at: null,
        idempotency_key: null,
        reason: 'distance' as const,
        received: 0,
        last_offer_on: null,
        token_hash: row === openOffer ? hashOfId(offerLinkToken) : null,
      })),
    )
    .execute()
}
