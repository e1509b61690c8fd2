import { parisDay } from '../../../contract/days.ts'
import { absenceLifecycle } from '../../../machines/lifecycles/absence.ts'
import { Conflict, NotFound } from '../../http/errors.ts'
import type { Handler } from '../../http/handler.ts'
import { findByToken, lockOwnAbsence } from '../../queries/receiver/linked-offers.ts'
import { findCalledOff, findCalledOffByToken } from '../../queries/shared/offers/called-off.ts'
import { findOwnOffer, findOwnOffers } from '../../queries/receiver/offers.ts'
import { recordAuditEntry } from '../../rules/audit-log.ts'
import { assertAllowed } from '../../rules/lifecycle.ts'
import { answerOfferOf, lastDayToContest, shownOffer } from '../../rules/offers/offer-answers.ts'
import { assistedOffer, linkedOffer, calledOffOffer } from '../../rules/offers/offer-views.ts'
import { holdOwnAccount } from '../../rules/own-account.ts'
import { limitAddress, type FromAddress } from '../../security/request-limits.ts'
import { hashOfId } from '../../security/secret.ts'

/** Lists the caller's latest offers, meetings that were called off first; delegates are hidden in an assisted session. */
export const listOwnOffers: Handler<'listOwnOffers'> = async ({ db, now, caller }) => {
  const calledOff = (await findCalledOff(db, caller.id, now)).map(calledOffOffer)
  const rows = await findOwnOffers(db, caller.id, now)
  const others = rows.filter(({ id }) => !calledOff.some((offer) => offer.id === id))
  const shown = await Promise.all(others.map((offer) => shownOffer(db, offer, now)))
  return [...calledOff, ...(caller.assistedBy ? shown.map(assistedOffer) : shown)]
}

/** Answers one of the caller's offers. */
export const answerOffer: Handler<'answerOffer'> = async ({ db, now, publicUrl, caller, params, body }) =>
  db.transaction().execute(async (transaction) => {
    await holdOwnAccount(transaction, caller.id)
    const answering = { now, publicUrl, receiverId: caller.id, id: params.id }
    return answerOfferOf(transaction, body, answering)
  })

/** Contests an absence: it does not count until the giver's federation has decided. */
export const contestAbsence: Handler<'contestAbsence'> = async ({ db, now, caller, params, body }) =>
  db.transaction().execute(async (transaction) => {
    await holdOwnAccount(transaction, caller.id)
    const found = await lockOwnAbsence(transaction, caller.id, params.id)
    if (!found) throw new NotFound('Cette proposition est introuvable : elle a peut-être été supprimée.')
    const { absence, missed_at, federation_id: federationId } = found
    if (!missed_at) throw new Conflict('Aucune absence n’est notée : il n’y a rien à contester.')
    const reason = 'La fédération a déjà décidé de cette absence.'
    assertAllowed(absenceLifecycle, absence, { type: 'absence.contested' }, reason)
    if (absence === 'noted') {
      if (parisDay(now) > lastDayToContest(missed_at))
        throw new Conflict('Le délai pour contester cette absence est passé.')
      await transaction
        .updateTable('offers')
        .set({ absence: 'contested', contested_at: now, contest_words: body.words ?? null })
        .where('id', '=', params.id)
        .execute()
      const details = { offer: params.id }
      const done = { act: 'absence.contested', by: caller, userId: caller.id, federationId, details } as const
      await recordAuditEntry(transaction, done, now)
    }
    return shownOffer(transaction, (await findOwnOffer(transaction, caller.id, params.id, now))!, now)
  })

/** Calls through links per 15 minutes and IP address. */
const MOST = 60

type Linked = FromAddress & { body: { token: string } }

const limitLinks = (call: Linked) => limitAddress(call, 'offer links from', MOST)

/** Finds the offer of a link. */
async function findLinked({ db, now, body }: Linked) {
  const found = await findByToken(db, hashOfId(body.token), now)
  if (!found)
    throw new NotFound('Ce lien n’est plus valable : la chasse est passée, ou la proposition n’existe plus.')
  return found
}

/** Reads the offer of a link without changing anything. */
export const readLinkedOffer: Handler<'readLinkedOffer'> = async (call) => {
  const { db, now, body } = call
  await limitLinks(call)
  const calledOff = await findCalledOffByToken(db, hashOfId(body.token), now)
  if (calledOff) return calledOffOffer(calledOff)
  const { id, receiver_id } = await findLinked(call)
  const offer = await findOwnOffer(db, receiver_id, id, now)
  if (!offer) throw new NotFound()
  return linkedOffer(await shownOffer(db, offer, now))
}

/** Answers the offer of a link. */
export const answerLinkedOffer: Handler<'answerLinkedOffer'> = async (call) => {
  const { db, now, publicUrl, body } = call
  await limitLinks(call)
  const { id, receiver_id: receiverId } = await findLinked(call)
  return db.transaction().execute(async (transaction) => {
    await holdOwnAccount(transaction, receiverId)
    return linkedOffer(await answerOfferOf(transaction, body, { now, publicUrl, receiverId, id }))
  })
}
