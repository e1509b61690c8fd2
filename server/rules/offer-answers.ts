import { parisDay } from '../../contract/days.ts'
import type { OfferAnswer, OwnOffer } from '../../contract/receiver/offers.ts'
import { offerLifecycle } from '../../machines/lifecycles/offer.ts'
import type { DbTransaction } from '../database.ts'
import { Conflict, NotFound } from '../http/errors.ts'
import type { Surroundings } from '../http/handler.ts'
import { offerCancelled } from '../mails/offer-mails.ts'
import { enqueueMail } from '../mails/outbox.ts'
import { findOwnOffer, lockReceivedOffer, type OwnOfferRow } from '../queries/receiver/offers.ts'
import { findAddressees } from '../queries/shared/accounts.ts'
import { insertReveal } from '../queries/shared/phones.ts'
import { recordAuditEntry } from './audit-log.ts'
import { turnInWords } from './fair-order.ts'
import { assertAllowed, stateAfter } from './lifecycle.ts'
import { answerRefusals } from './offers.ts'

/** An offer as the API sends it to its receiver. */
export const shownOffer = ({ received, last_offer_on, reason, ...row }: OwnOfferRow): OwnOffer => ({
  ...row,
  sounded_at: row.sounded_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
  reason: turnInWords({ received, distance: row.distance, last_offer_on, reason }, 'receiver'),
})

const events = {
  willing: 'interest.given',
  declined: 'interest.refused',
  cancelled: 'interest.cancelled',
} as const satisfies Record<OfferAnswer, string>

type Answering = Pick<Surroundings, 'now' | 'publicUrl'> & { receiverId: number; id: number }

/**
 * Writes what a receiver says to an offer, in a transaction that holds their account. A yes gives their
 * number to the giver; who gives up after a yes makes the giver hear of it.
 */
export async function answerOfferOf(
  transaction: DbTransaction,
  given: OfferAnswer,
  answering: Answering,
): Promise<OwnOffer> {
  const { now, publicUrl, receiverId, id } = answering
  const moment = { today: parisDay(now), now }
  const offer = await lockReceivedOffer(transaction, receiverId, id, moment)
  if (!offer) throw new NotFound('Cette proposition est introuvable : elle a peut-être été supprimée.')
  const { state, giver_id, federation_id: federationId, started_at, city } = offer
  const event = { type: events[given] }
  assertAllowed(offerLifecycle, state, event, answerRefusals[state])
  const next = stateAfter(offerLifecycle, state, event)
  if (next !== state) {
    if (given === 'cancelled' && started_at < moment.today)
      throw new Conflict('Le jour de cette chasse est passé : il n’y a plus rien à annuler.')
    const answered_at = offer.answered_at ?? now
    await transaction.updateTable('offers').set({ state: next, answered_at }).where('id', '=', id).execute()
    if (given === 'willing') {
      if (offer.phone === null)
        throw new Conflict(
          'Ajoutez d’abord votre numéro de téléphone dans « Mon compte » : le responsable doit pouvoir vous appeler.',
        )
      await insertReveal(transaction, { giver_id, receiver_id: receiverId, shown_at: now, is_given: true })
      const by = { id: receiverId, assistedBy: null }
      await recordAuditEntry(transaction, { act: 'phone.given', by, userId: giver_id, federationId }, now)
    }
    if (given === 'cancelled') {
      const [giver] = await findAddressees(transaction, [giver_id])
      if (giver) {
        const letter = offerCancelled(giver.firstname, { url: `${publicUrl}/giver`, started_at, city })
        await enqueueMail(transaction, { userId: giver_id, to: giver.email, letter, now })
      }
    }
  }
  return shownOffer((await findOwnOffer(transaction, receiverId, id, moment))!)
}
