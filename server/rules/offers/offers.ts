import type { EndedBy, OfferState } from '../../../contract/shared/offers.ts'
import type { DbTransaction } from '../../database.ts'
import { meetingCalledOff, meetingGivenUp, personLeft } from '../../mails/moved-meeting-mails.ts'
import { offerWithdrawn } from '../../mails/offer-mails.ts'
import { enqueueMail } from '../../mails/outbox.ts'
import { findAddressees } from '../../queries/shared/accounts.ts'
import { endOpenOffers, type Ended, hasBegun } from '../../queries/shared/offers/offers.ts'

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

/** The same of an offer that ended without its receiver giving it up. */
export const endedRefusals: Record<EndedBy, string> = {
  refusal:
    'Cette proposition s’est terminée quand l’utilisation de vos données a été refusée. D’autres pourront venir.',
  closing: 'Cette proposition s’est terminée quand votre compte a été bloqué. D’autres pourront venir.',
}

/** Cancels a meeting that a person gives up in their calendar, if its move was mailed to them. */
export async function mailGivenUp(
  transaction: DbTransaction,
  { user_id: userId, email: to, firstname, kept, ...hunt }: Omit<Ended, 'id' | 'giver_id' | 'former'>,
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
    const { user_id: userId, email: to, firstname, kept, started_at, city } = ended
    const hunt = { started_at, city }
    const isExpected = kept !== null && new Date(kept.ends_at) > now
    const letter = isExpected
      ? meetingCalledOff(firstname, hunt, kept)
      : offerWithdrawn(firstname, hunt, kept)
    await enqueueMail(transaction, { userId, to, letter, now })
  }
}

type Leaving = { why: EndedBy; now: Date; isTold?: boolean; isErased?: boolean }

/**
 * Ends the open offers to a person who is no longer visible to givers, and notifies the givers to whom they
 * had said yes, unless they were told before (`isTold`). An offer whose meeting has begun stays until its
 * giver notes what was given, unless the person is erased (`isErased`).
 */
export async function cancelOffersTo(
  transaction: DbTransaction,
  receiverId: number,
  { why, now, isTold = false, isErased = false }: Leaving,
): Promise<void> {
  const kept = isErased ? undefined : hasBegun(now)
  const ended = await endOpenOffers(transaction, 'offers.receiver_id', receiverId, why, now, kept)
  const awaited = isTold ? [] : ended.filter(({ former }) => former !== 'sounded')
  if (awaited.length === 0) return
  const ids = awaited.map(({ giver_id }) => giver_id)
  const givers = new Map((await findAddressees(transaction, ids)).map((giver) => [giver.id, giver]))
  for (const { giver_id, kept, started_at, city } of awaited) {
    const giver = givers.get(giver_id)
    if (!giver) continue
    const isExpected = kept !== null && new Date(kept.ends_at) > now
    const letter = personLeft(giver.firstname, { started_at, city }, isExpected ? kept : null)
    await enqueueMail(transaction, { userId: giver_id, to: giver.email, letter, now })
  }
}

/** Ends the open offers to and by a person whose account is closed; people they had asked are notified. */
export async function endOffersOf(
  transaction: DbTransaction,
  userId: number,
  now: Date,
  isErased = false,
): Promise<void> {
  await cancelOffersTo(transaction, userId, { why: 'closing', now, isErased })
  await withdrawOffers(transaction, 'hunts.giver_id', userId, now)
}
