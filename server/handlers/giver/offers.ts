import { limits } from '../../../contract/limits.ts'
import { isOpenOffer } from '../../../contract/shared/offers.ts'
import { huntLifecycle } from '../../../machines/lifecycles/hunt.ts'
import type { DbTransaction } from '../../database.ts'
import { Conflict, NotFound } from '../../http/errors.ts'
import type { Handler, Surroundings } from '../../http/handler.ts'
import { offerMade } from '../../mails/offer-mails.ts'
import { enqueueMail } from '../../mails/outbox.ts'
import { lockHunt } from '../../queries/giver/hunts.ts'
import {
  countOpenOffers,
  findCandidates,
  findContactsOf,
  findLotSeed,
  findOffered,
  findOfferedContact,
  lockOffered,
} from '../../queries/giver/offer-candidates.ts'
import { countOffersBy, insertOffers, keepMail, type NewOffer } from '../../queries/giver/offers.ts'
import { expireOffersOf } from '../../rules/offers/expiry.ts'
import { findAddressees } from '../../queries/shared/accounts.ts'
import { assertAskable } from '../../rules/offers/offer-deeds.ts'
import { inFairOrder, turnInWords } from '../../rules/offers/fair-order.ts'
import { assertAllowed } from '../../rules/lifecycle.ts'
import { lastDayOf, answerUntil } from '../../rules/offers/offer-window.ts'
import { holdOwnAccount } from '../../rules/own-account.ts'
import { DAY_SECONDS, limitRequests } from '../../security/request-limits.ts'
import { hashOfId, randomId } from '../../security/secret.ts'

const HOUR = 3600
const unknownHunt = 'Cette chasse est introuvable : elle a peut-être été supprimée.'

type Asking = Pick<Surroundings, 'now' | 'secret' | 'publicUrl' | 'idempotencyKey'> & { giverId: number }

/** Locks a hunt that still allows offers, which serialises its offers. */
async function holdHunt(transaction: DbTransaction, { giverId, now }: Asking, id: number) {
  const hunt = await lockHunt(transaction, { giverId, now, id })
  if (!hunt) throw new NotFound(unknownHunt)
  const reason = 'Cette chasse est déclarée : il n’y a plus rien à proposer.'
  assertAllowed(huntLifecycle, hunt.state, { type: 'offers.made' }, reason)
  if (hunt.today > lastDayOf(hunt.started_at))
    throw new Conflict(
      `Cette chasse a eu lieu il y a plus de ${limits.meetings.days} jours : il n’y a plus rien à proposer.`,
    )
  await expireOffersOf(transaction, hunt.id, now)
  return hunt
}

/** Inserts offers and their mails. @throws TooMany beyond the giver's limits */
async function offer(
  transaction: DbTransaction,
  { giverId, now, secret, publicUrl, idempotencyKey }: Asking,
  hunt: Awaited<ReturnType<typeof holdHunt>>,
  turns: Omit<NewOffer, 'token_hash'>[],
): Promise<void> {
  const windows = [
    { most: limits.offers.perHour, window: HOUR, name: 'une heure' },
    { most: limits.offers.perDay, window: DAY_SECONDS, name: 'un jour' },
  ]
  const asked = { secret, now, who: String(giverId), times: turns.length }
  // The transaction is rolled back on refusal, so refused attempts are not counted.
  for (const { most, window, name } of windows) {
    const reason = `Vous pouvez faire ${most} propositions en ${name} : celles-ci dépassent.`
    await limitRequests(transaction, { ...asked, what: `offers in ${window}`, most, window, reason })
  }
  // Only the mail contains the token; the database stores its hash.
  const tokens = new Map(turns.map(({ receiver_id }) => [receiver_id, randomId()]))
  const offers = turns.map((turn) => ({ ...turn, token_hash: hashOfId(tokens.get(turn.receiver_id)!) }))
  const until = answerUntil(now, hunt.time_zone)
  const written = await insertOffers(transaction, hunt.id, { offers, idempotencyKey, now, until })
  const people = await findAddressees(
    transaction,
    written.map(({ receiver_id }) => receiver_id),
  )
  for (const { receiver_id: userId, expires_at: expiresAt, ...turn } of written) {
    const { email: to, firstname } = people.find(({ id }) => id === userId)!
    const { started_at, city } = turn
    const reason = turnInWords(turn, 'receiver')
    const letter = offerMade(firstname, {
      url: `${publicUrl}/proposition/${tokens.get(userId)}`,
      expiresAt,
      reason,
      started_at,
      city,
      time_zone: hunt.time_zone,
      isOver: started_at < hunt.today,
    })
    await keepMail(transaction, hunt.id, userId, await enqueueMail(transaction, { userId, to, letter, now }))
  }
}

/** Makes an offer to one contact, regardless of the order; an open offer stays unchanged. */
export const offerToContact: Handler<'offerToContact'> = async (call) => {
  const { db, now, caller, params } = call
  const asking = { ...call, giverId: caller.id }
  await db.transaction().execute(async (transaction) => {
    await holdOwnAccount(transaction, caller.id)
    const contact = await findOfferedContact(transaction, { giverId: caller.id, id: params.id })
    if (!contact) throw new NotFound('Ce contact n’est plus disponible.')
    const hunt = await holdHunt(transaction, asking, contact.hunt_id)
    await lockOffered(transaction, [contact.receiver_id])
    const person = await findOffered(transaction, params.id, hunt.today, now)
    if (!person) throw new NotFound('Ce contact n’est plus disponible.')
    const { id: receiver_id, state, has_room: _room, is_spared: _spared, asked: _asked, ...standing } = person
    if (state && isOpenOffer({ state })) return
    assertAskable(person)
    await offer(transaction, asking, hunt, [{ ...standing, receiver_id, reason: 'chosen' }])
  })
}

/**
 * Makes offers to the next people in the fair order. With an idempotency key that was already used,
 * nobody is asked.
 */
export const offerToNext: Handler<'offerToNext'> = async (call) => {
  const { db, now, caller, params, body, idempotencyKey } = call
  const asking = { ...call, giverId: caller.id }
  return db.transaction().execute(async (transaction) => {
    await holdOwnAccount(transaction, caller.id)
    const hunt = await holdHunt(transaction, asking, params.id)
    const before = idempotencyKey === null ? 0 : await countOffersBy(transaction, params.id, idempotencyKey)
    if (before > 0) return { offered: before }
    const { contact_id, contact_ids } = body
    const shown = contact_ids.length > 0 ? contact_ids : contact_id ? [contact_id] : []
    const isAsked = contact_ids.length > 0 && (await countOpenOffers(transaction, params.id, shown, now))
    // Two quick taps on the same question are one act, also from two pages.
    if (isAsked === contact_ids.length && isAsked > 0) return { offered: isAsked }
    const { lot_seed } = await findLotSeed(transaction, params.id)
    const candidates = await findCandidates(transaction, params.id, hunt.today)
    const next = inFairOrder(candidates, lot_seed, contact_ids.length || body.count)
    if (shown.length > 0 && next.length > 0) {
      const ids = next.map(({ id }) => id)
      const contacts = await findContactsOf(transaction, params.id, ids)
      const inOrder = ids.map((id) => contacts.find((contact) => contact.id === id)?.contact_id)
      if (shown.some((id, place) => inOrder[place] !== id))
        throw new Conflict(
          shown.length > 1
            ? 'Ce n’est plus le tour de ces personnes : l’ordre a changé entre-temps. Regardez qui vient maintenant.'
            : 'Ce n’est plus le tour de cette personne : l’ordre a changé entre-temps. Regardez qui vient maintenant.',
        )
    }
    await lockOffered(
      transaction,
      next.map(({ id }) => id),
    )
    // Read again under the locks: another giver may have asked some of them meanwhile.
    const still = new Set((await findCandidates(transaction, params.id, hunt.today)).map(({ id }) => id))
    const offers = next
      .filter(({ id }) => still.has(id))
      .map(({ id: receiver_id, ...turn }) => ({ ...turn, receiver_id }))
    if (offers.length === 0)
      throw new Conflict('Il n’y a plus personne à qui proposer pour cette chasse. Actualisez les contacts.')
    await offer(transaction, asking, hunt, offers)
    return { offered: offers.length }
  })
}
