import { offerLifecycle } from '../../../machines/lifecycles/offer.ts'
import type { OfferState } from '../../../contract/shared/offers.ts'
import { NotFound } from '../../http/errors.ts'
import type { Handler } from '../../http/handler.ts'
import { lockOwnOffer } from '../../queries/giver/offers.ts'
import { assertAllowed } from '../../rules/lifecycle.ts'
import { withdrawOffers } from '../../rules/offers/offers.ts'

/** Why an offer in this state cannot be withdrawn; other states allow it. */
const refusals: Partial<Record<OfferState, string>> = {
  declined: 'Cette personne a déjà répondu non : il n’y a rien à retirer.',
  expired: 'Cette proposition est restée sans réponse : il n’y a rien à retirer.',
  cancelled: 'Cette personne a renoncé, ou n’est plus joignable : il n’y a rien à retirer.',
  cancelledLate: 'Cette personne a renoncé : il n’y a rien à retirer.',
  handedOver: 'Le gibier est déjà remis : il n’y a rien à retirer.',
  noShow: 'Le rendez-vous est passé : il n’y a rien à retirer.',
}

/** Withdraws an offer and notifies the person. Idempotent. */
export const withdrawOffer: Handler<'withdrawOffer'> = async ({ db, now, caller, params }) => {
  await db.transaction().execute(async (transaction) => {
    const found = await lockOwnOffer(transaction, { giverId: caller.id, id: params.id }, now)
    if (!found) throw new NotFound('Cette proposition est introuvable.')
    const { state } = found
    assertAllowed(offerLifecycle, state, { type: 'offer.withdrawn' }, refusals[state] ?? '')
    if (state === 'withdrawn') return
    await withdrawOffers(transaction, 'offers.id', params.id, now)
  })
}
