import { dayAfter, parisDay } from '../../../contract/days.ts'
import { limits } from '../../../contract/limits.ts'
import type { OfferAnswer, OwnOffer } from '../../../contract/receiver/offers.ts'
import type { Warned } from '../../../contract/shared/animals.ts'
import { isOpenOffer, type OfferState } from '../../../contract/shared/offers.ts'
import { BOAR } from '../../../contract/shared/specimen-types.ts'
import { momentAt } from '../../../contract/time-zones.ts'
import { offerLifecycle } from '../../../machines/lifecycles/offer.ts'
import type { Db, DbTransaction } from '../../database.ts'
import { Conflict, NotFound } from '../../http/errors.ts'
import type { Surroundings } from '../../http/handler.ts'
import { offerCancelled } from '../../mails/offer-mails.ts'
import { enqueueMail } from '../../mails/outbox.ts'
import { findOwnOffer, lockReceivedOffer, type OwnOfferRow } from '../../queries/receiver/offers.ts'
import { findAddressees } from '../../queries/shared/accounts.ts'
import { freeAnimals } from '../../queries/shared/offers/offers.ts'
import { insertReveal } from '../../queries/shared/receivers.ts'
import { recordAuditEntry } from '../audit-log.ts'
import { acknowledged, informingOn } from './acknowledgement.ts'
import { turnInWords } from './fair-order.ts'
import { assertAllowed, stateAfter } from '../lifecycle.ts'
import { lastDayOf } from './offer-window.ts'
import { answerRefusals, endedRefusals, mailGivenUp } from './offers.ts'

/** An offer in the API's format for its receiver. */
export async function shownOffer(db: Db, stored: OwnOfferRow, now: Date): Promise<OwnOffer> {
  const informing = stored.state === 'confirmed' ? await informingOn(db, stored) : []
  const {
    hunt_id: _,
    city_id: __,
    animal_id: ___,
    examination: ____,
    specimen_type_id,
    time_zone,
    ...told
  } = stored
  const { received, last_offer_on, behind_until, reason, missed_at, absence, is_behind_until, ...offer } =
    told
  const contest_until = missed_at && lastDayToContest(missed_at)
  const { meeting_city: city, place, starts_at, ends_at, moves, contact_name, contact_phone, ...row } = offer
  const contact = contact_name === null ? null : { name: contact_name, phone: contact_phone }
  return {
    ...row,
    is_boar: specimen_type_id === BOAR,
    informing,
    sounded_at: momentAt(time_zone, row.sounded_at),
    expires_at: momentAt(time_zone, row.expires_at),
    reason: turnInWords(
      { received, distance: row.distance, last_offer_on, behind_until, reason },
      'receiver',
    ),
    absence: contest_until
      ? {
          state: absence,
          may_contest: absence === 'noted' && parisDay(now) <= contest_until,
          contest_until,
          behind_until: is_behind_until,
        }
      : null,
    meeting:
      city !== null && starts_at && ends_at
        ? {
            city,
            place,
            starts_at: momentAt(time_zone, starts_at),
            ends_at: momentAt(time_zone, ends_at),
            late_at: momentAt(time_zone, before(starts_at, limits.meetings.late)),
            moves,
            contact,
          }
        : null,
  }
}

/** The last day on which an absence may be contested. */
export const lastDayToContest = (missedAt: Date): string =>
  dayAfter(parisDay(missedAt), limits.absences.contesting)

const before = (moment: Date, milliseconds: number) => new Date(moment.getTime() - milliseconds)

/** The lifecycle event of a receiver's answer to an offer in this state; a withdrawal may be late. */
function eventOf(given: OfferAnswer, { state, starts_at }: Offered, now: Date) {
  if (given === 'willing') return { type: 'interest.given' } as const
  if (given === 'declined') return { type: 'interest.refused' } as const
  if (given === 'accepted') return { type: 'meeting.accepted' } as const
  const isLate = state === 'accepted' && starts_at !== null && now >= before(starts_at, limits.meetings.late)
  return isLate || state === 'cancelledLate'
    ? ({ type: 'interest.cancelledLate' } as const)
    : ({ type: 'interest.cancelled' } as const)
}

type Offered = { state: OfferState; starts_at: Date | null }

/** When a person who accepts is reminded; null if that time is already past. */
const reminderOf = (starts_at: Date | null, now: Date) => {
  const moment = starts_at && before(starts_at, limits.meetings.reminder)
  return moment && moment > now ? moment : null
}

type Answering = Pick<Surroundings, 'now' | 'publicUrl'> & { receiverId: number; id: number }

/**
 * Stores a receiver's answer to an offer, in a transaction that locks their account. A yes discloses
 * their number to the giver; a withdrawal after a yes notifies the giver.
 */
export async function answerOfferOf(
  transaction: DbTransaction,
  said: Warned & { answer: OfferAnswer },
  answering: Answering,
): Promise<OwnOffer> {
  const { answer: given } = said
  const { now, publicUrl, receiverId, id } = answering
  const offer = await lockReceivedOffer(transaction, receiverId, id, now)
  if (!offer) throw new NotFound('Cette proposition est introuvable : elle a peut-être été supprimée.')
  const { state, giver_id, federation_id: federationId, started_at, city } = offer
  const event = eventOf(given, offer, now)
  const refusal = offer.ended_by ? endedRefusals[offer.ended_by] : answerRefusals[state]
  assertAllowed(offerLifecycle, state, event, refusal)
  const next = stateAfter(offerLifecycle, state, event)
  if (next !== state) {
    const isPast = offer.ends_at ? offer.ends_at <= now : lastDayOf(started_at) < offer.today
    if (given === 'cancelled' && isPast)
      throw new Conflict('Le jour de cette chasse est passé : il n’y a plus rien à annuler.')
    const answered_at = offer.answered_at ?? now
    const remind_at = next === 'accepted' ? reminderOf(offer.starts_at, now) : null
    const read = next === 'accepted' ? await acknowledged(transaction, offer, said, now) : {}
    await transaction
      .updateTable('offers')
      .set({ state: next, answered_at, remind_at, ...read })
      .where('id', '=', id)
      .execute()
    if (!isOpenOffer({ state: next })) await freeAnimals(transaction, [id])
    if (given === 'willing') {
      if (offer.phone === null)
        throw new Conflict(
          'Ajoutez d’abord votre numéro de téléphone dans « Mon compte » : le responsable doit pouvoir vous appeler.',
        )
      await insertReveal(transaction, { giver_id, receiver_id: receiverId, shown_at: now, is_given: true })
      const by = { id: receiverId, assistedBy: null }
      await recordAuditEntry(transaction, { act: 'phone.given', by, userId: giver_id, federationId }, now)
    }
    if (given === 'cancelled' || (state === 'confirmed' && given === 'declined')) {
      await mailGivenUp(transaction, { ...offer, user_id: receiverId }, now)
      const [giver] = await findAddressees(transaction, [giver_id])
      if (giver) {
        const said = { url: `${publicUrl}/giver`, isLate: next === 'cancelledLate', started_at, city }
        const letter = offerCancelled(giver.firstname, said)
        await enqueueMail(transaction, { userId: giver_id, to: giver.email, letter, now })
      }
    }
  }
  return shownOffer(transaction, (await findOwnOffer(transaction, receiverId, id, now))!, now)
}
