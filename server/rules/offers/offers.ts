import type { OfferState } from '../../../contract/shared/offers.ts'
import type { DbTransaction } from '../../database.ts'
import { meetingCalledOff, meetingGivenUp } from '../../mails/moved-meeting-mails.ts'
import { offerWithdrawn } from '../../mails/offer-mails.ts'
import { enqueueMail } from '../../mails/outbox.ts'
import { endOpenOffers, type Ended } from '../../queries/shared/offers/offers.ts'

/** Why an offer can no longer be answered, or not in this way, by state. */
export const answerRefusals: Record<OfferState, string> = {
  sounded: 'Répondez d’abord oui ou non à cette proposition.',
  willing: 'Vous avez déjà répondu oui. Vous pouvez encore renoncer.',
  declined: 'Vous avez déjà répondu non. Merci d’avoir répondu : d’autres propositions pourront venir.',
  expired:
    'Le temps pour répondre est passé et rien n’a changé. Merci quand même : d’autres propositions pourront venir.',
  withdrawn: 'Le responsable a retiré cette proposition entre-temps. D’autres pourront venir.',
  cancelled: 'Vous avez déjà renoncé à cette proposition. D’autres pourront venir.',
  confirmed: 'Un rendez-vous vous est déjà proposé : acceptez-le ou déclinez-le.',
  accepted: 'Vous avez déjà accepté ce rendez-vous. Vous pouvez encore renoncer.',
  handedOver: 'Ce gibier vous a déjà été remis.',
  noShow: 'Ce rendez-vous est passé sans vous. D’autres propositions pourront venir.',
  cancelledLate: 'Vous avez déjà renoncé à ce rendez-vous. D’autres propositions pourront venir.',
}

/** Cancels a meeting that a person gives up in their calendar, if its move was mailed to them. */
export async function mailGivenUp(
  transaction: DbTransaction,
  { user_id: userId, email: to, firstname, kept, ...hunt }: Omit<Ended, 'id'>,
  now: Date,
): Promise<void> {
  if (kept && kept.moves > 0)
    await enqueueMail(transaction, { userId, to, letter: meetingGivenUp(firstname, hunt, kept), now })
}

/**
 * Withdraws an offer, those of a hunt that is moved or deleted, those of a giver, or the one that holds an
 * animal with an anomaly, and notifies everybody: whoever is expected at a meeting, not to come.
 */
export async function withdrawOffers(
  transaction: DbTransaction,
  whose: 'offers.id' | 'offers.animal_id' | 'hunts.id' | 'hunts.giver_id',
  id: number,
  now: Date,
): Promise<void> {
  for (const ended of await endOpenOffers(transaction, whose, id, 'withdrawn', now)) {
    const { user_id: userId, email: to, firstname, kept, ...hunt } = ended
    const isExpected = kept !== null && new Date(kept.ends_at) > now
    const letter = isExpected
      ? meetingCalledOff(firstname, hunt, kept)
      : offerWithdrawn(firstname, hunt, kept)
    await enqueueMail(transaction, { userId, to, letter, now })
  }
}

/** Ends the open offers to a person who is no longer visible to givers. */
export const cancelOffersTo = (transaction: DbTransaction, receiverId: number, now: Date) =>
  endOpenOffers(transaction, 'offers.receiver_id', receiverId, 'cancelled', now)

/** Ends the open offers to and by a person whose account is closed; people they had asked are notified. */
export async function endOffersOf(transaction: DbTransaction, userId: number, now: Date): Promise<void> {
  await cancelOffersTo(transaction, userId, now)
  await withdrawOffers(transaction, 'hunts.giver_id', userId, now)
}
