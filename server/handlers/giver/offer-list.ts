import { momentAt } from '../../../contract/time-zones.ts'
import { limits } from '../../../contract/limits.ts'
import { isOpenOffer } from '../../../contract/shared/offers.ts'
import { BOAR } from '../../../contract/shared/specimen-types.ts'
import type { Db } from '../../database.ts'
import { NotFound } from '../../http/errors.ts'
import type { Handler } from '../../http/handler.ts'
import { findHunt } from '../../queries/giver/hunts.ts'
import { findKnownGame } from '../../queries/giver/game-to-give.ts'
import { findCandidates, findContactsOf, findLotSeed } from '../../queries/giver/offer-candidates.ts'
import { findHuntOffers } from '../../queries/giver/offers.ts'
import { findSanitaryState, type SanitaryState } from '../../queries/giver/sanitary-demands.ts'
import { unknownHunt } from '../../rules/animals/own-animals.ts'
import { inFairOrder, type Standing, turnInWords } from '../../rules/offers/fair-order.ts'
import { mayMiss, reasonAgainstHandOver } from '../../rules/offers/offer-deeds.ts'
import { gameToGive, isExit, lastDayOf } from '../../rules/offers/offer-window.ts'
import { demandsOn, informingAmong } from '../../rules/sanitary/demands.ts'

type Stored = Awaited<ReturnType<typeof findHuntOffers>>[number]

type Zoned = { time_zone: string }

/** A row with the columns of its meeting as one object. */
const withMeeting = (
  {
    place,
    meeting_city: city,
    starts_at,
    ends_at,
    ...row
  }: Omit<Stored, keyof Standing | 'reason' | 'animal_id' | 'specimen_type_id' | 'examination'>,
  { time_zone }: Zoned,
  now: Date,
) => ({
  ...row,
  meeting:
    place !== null && city !== null && starts_at && ends_at
      ? {
          place,
          city,
          starts_at: momentAt(time_zone, starts_at),
          ends_at: momentAt(time_zone, ends_at),
          is_over: ends_at <= now,
        }
      : null,
})

type Confirmed = Pick<Stored, 'state' | 'animal_id' | 'specimen_type_id' | 'examination'>

type AtHunt = { hunt: { started_at: string; today: string }; sanitary: SanitaryState }

/**
 * The confirmed game: whether it is a boar and, once accepted, why it cannot be handed over now, and the
 * rules that its person must be informed of.
 */
function givenOf({ state, animal_id, specimen_type_id, examination }: Confirmed, { hunt, sanitary }: AtHunt) {
  const is_boar = specimen_type_id === BOAR
  if (state !== 'accepted' || specimen_type_id === null) return { is_boar, obstacle: null }
  const promised = { id: animal_id ?? 0, specimen_type_id, examination: examination ?? 'none' }
  const demands = demandsOn(promised, sanitary)
  const obstacle = reasonAgainstHandOver(hunt, demands) ?? null
  const informing = informingAmong(demands)
  return { is_boar, obstacle, ...(informing.length > 0 && { informing }) }
}

/** The first people in the fair order of a hunt, with the reasons, and the number of all of them. */
async function findTurns(db: Db, huntId: number, today: string) {
  const { lot_seed } = await findLotSeed(db, huntId)
  const candidates = await findCandidates(db, huntId, today)
  const first = inFairOrder(candidates, lot_seed, limits.offers.atOnce)
  const contacts = await findContactsOf(
    db,
    huntId,
    first.map(({ id }) => id),
  )
  const turns = first.flatMap((turn) => {
    const { id: _, ...contact } = contacts.find(({ id }) => id === turn.id) ?? { id: null }
    return 'contact_id' in contact ? { ...contact, reason: turnInWords(turn, 'giver') } : []
  })
  return { turns, candidates: candidates.length }
}

/** Lists the offers of a hunt with their answers; phones are hidden in an assisted session. */
export const listHuntOffers: Handler<'listHuntOffers'> = async ({ db, now, caller, params }) => {
  const hunt = await findHunt(db, { giverId: caller.id, now, id: params.id })
  if (!hunt) throw new NotFound(unknownHunt)
  const { today, time_zone } = hunt
  const rows = await findHuntOffers(db, { giverId: caller.id, id: hunt.id }, now)
  const sanitary = await findSanitaryState(db, hunt)
  /** As `hasOtherOpenOffer` finds it: the offers of a hunt to a person have the same contact. */
  const hasOther = ({ id, contact_id }: Pick<Stored, 'id' | 'contact_id'>) =>
    rows.some((other) => other.id !== id && other.contact_id === contact_id && isOpenOffer(other))
  const offers = rows.map(({ received, distance, last_offer_on, behind_until, reason, ...held }) => {
    const { animal_id, specimen_type_id, examination, ...stored } = held
    const { state } = stored
    return {
      ...withMeeting(stored, hunt, now),
      ...givenOf({ state, animal_id, specimen_type_id, examination }, { hunt, sanitary }),
      may_miss: mayMiss({ ...stored, time_zone, hasOtherOffer: hasOther(stored) }, now),
      phone: caller.assistedBy ? null : stored.phone,
      sounded_at: stored.sounded_at.toISOString(),
      expires_at: momentAt(time_zone, stored.expires_at),
      answered_at: stored.answered_at?.toISOString() ?? null,
      reason: turnInWords({ received, distance, last_offer_on, behind_until, reason }, 'giver'),
    }
  })
  const isOver = hunt.started_at < today
  const may_ask = hunt.state !== 'finished' && today <= lastDayOf(hunt.started_at)
  const to_give = gameToGive(await findKnownGame(db, hunt.id, now), isOver)
  const isAsked = may_ask && to_give > 0 && offers.some(isExit)
  const { turns, candidates } = may_ask ? await findTurns(db, hunt.id, today) : { turns: [], candidates: 0 }
  return { offers, candidates, may_ask, to_give, next: isAsked ? (turns[0] ?? null) : null, turns }
}
