import { limits } from '../../contract/limits.ts'
import type { Db } from '../../server/database.ts'
import { hashOfId } from '../../server/security/secret.ts'
import { planned } from './hunts.ts'
import { camille, receiver } from './people.ts'

/** Open offers: the giver's to receiver@, who is to answer, and the wolfhunter's to Camille. */
export const openOffer = { id: 301, hunt_id: planned.id, receiver_id: receiver.id, distance: 45.1 }
export const distantOffer = { id: 302, hunt_id: 20, receiver_id: camille.id, distance: 39.4 }
const offers = [openOffer, distantOffer]

/** The token of the link that receiver@ was mailed. */
export const offerLinkToken = 'the-link-that-was-mailed-with-an-offer'

/** Sounds them at `now`. */
export async function sowOffers(db: Db, now: Date): Promise<void> {
  const expires_at = new Date(now.getTime() + limits.offers.answer)
  await db
    .insertInto('offers')
    .values(
      offers.map((row) => ({
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
