import { beforeKill } from '../../../contract/giver/meetings.ts'
import type { AnimalState } from '../../../contract/shared/animals.ts'
import type { OfferState } from '../../../contract/shared/offers.ts'
import { BOAR } from '../../../contract/shared/specimen-types.ts'
import { animalLifecycle } from '../../../machines/lifecycles/animal.ts'
import { offerLifecycle } from '../../../machines/lifecycles/offer.ts'
import type { DbTransaction } from '../../database.ts'
import { Conflict, NotFound, Refused } from '../../http/errors.ts'
import type { Handler } from '../../http/handler.ts'
import { keptMeeting, offerConfirmed } from '../../mails/offer-mails.ts'
import { enqueueMail } from '../../mails/outbox.ts'
import { findAnimal, updateAnimalRow } from '../../queries/giver/animals.ts'
import { lockHunt } from '../../queries/giver/hunts.ts'
import { findChoices, lockConfirmed } from '../../queries/giver/meetings.ts'
import { findOwnOffer } from '../../queries/giver/offers.ts'
import { findSanitaryState } from '../../queries/giver/sanitary-demands.ts'
import { freeAnimals } from '../../queries/shared/offers/offers.ts'
import { expireOffersOf } from '../../rules/offers/expiry.ts'
import { findSpecimenTypes } from '../../queries/shared/specimen-types.ts'
import { held, recalled } from '../../rules/animals/own-animals.ts'
import { assertAllowed } from '../../rules/lifecycle.ts'
import { answerableUntil, meetingOf } from '../../rules/offers/confirmation.ts'
import { shortDay } from '../../rules/days-in-words.ts'
import { demandsOn, informingAmong } from '../../rules/sanitary/demands.ts'
import { holdOwnAccount } from '../../rules/own-account.ts'
import { DAY_SECONDS, limitRequests } from '../../security/request-limits.ts'
import { hashOfId, randomId } from '../../security/secret.ts'

const unknown = 'Cette proposition est introuvable.'
/** Each confirmation is a mail to the person. */
const oftenEnough = {
  what: 'confirmations of',
  most: 10,
  window: DAY_SECONDS,
  reason: 'Vous avez changé ce rendez-vous 10 fois en un jour : appelez plutôt la personne.',
}

/** Lists the choices for confirming an offer; delegates are hidden in an assisted session. */
export const listConfirmationChoices: Handler<'listConfirmationChoices'> = async ({ db, caller, params }) => {
  const found = await findOwnOffer(db, { giverId: caller.id, id: params.id })
  if (!found) throw new NotFound(unknown)
  const { meeting, ...choices } = await findChoices(db, caller.id, found.hunt_id, params.id)
  const nobody = { contact_name: null, contact_phone: null }
  return { ...choices, meeting: meeting && caller.assistedBy ? { ...meeting, ...nobody } : meeting }
}

/** Why an offer in this state cannot be confirmed. */
const refusals: Partial<Record<OfferState, string>> = {
  sounded: 'Cette personne n’a pas encore répondu : attendez son oui.',
  declined: 'Cette personne a répondu non. Confirmez quelqu’un d’autre.',
  expired: 'Cette personne n’a pas répondu à temps. Proposez de nouveau, ou confirmez quelqu’un d’autre.',
  withdrawn: 'Cette proposition est retirée. Proposez de nouveau, ou confirmez quelqu’un d’autre.',
  handedOver: 'Le gibier est déjà remis à cette personne.',
}
const over = 'Cette personne a renoncé, ou n’est plus joignable. Confirmez quelqu’un d’autre.'

const unavailable: Partial<Record<AnimalState, string>> = {
  noted: 'Il manque le bracelet de cet animal : notez-le avant de le promettre.',
  held,
  recalled,
  blocked: 'L’examen a trouvé une anomalie : cet animal ne peut être remis à personne.',
}

/** Holds an animal of the hunt for an offer, and answers its type. */
async function hold(
  transaction: DbTransaction,
  huntId: number,
  animalId: number,
  starts_at: Date,
): Promise<number> {
  const animal = await findAnimal(transaction, huntId, animalId)
  if (!animal) throw new Refused({ animal_id: ['Cet animal n’est pas de cette chasse.'] })
  const reason = unavailable[animal.state] ?? 'Cet animal a déjà quitté la chasse.'
  assertAllowed(animalLifecycle, animal.state, { type: 'animal.held' }, reason)
  if (animal.killed_at && animal.hour && starts_at < animal.killed_at)
    throw new Refused({ from: [beforeKill(animal.hour)] })
  await updateAnimalRow(transaction, animal, { state: 'held' })
  return animal.specimen_type_id
}

/** Confirms an offer with an animal or a type, and a meeting. */
export const confirmOffer: Handler<'confirmOffer'> = async (call) => {
  const { db, now, secret, publicUrl, caller, params, body } = call
  await db.transaction().execute(async (transaction) => {
    await holdOwnAccount(transaction, caller.id)
    const found = await findOwnOffer(transaction, { giverId: caller.id, id: params.id })
    if (!found) throw new NotFound(unknown)
    const hunt = await lockHunt(transaction, { giverId: caller.id, now, id: found.hunt_id })
    if (!hunt || hunt.state === 'finished')
      throw new Conflict('Cette chasse est déclarée : il n’y a plus rien à confirmer.')
    await expireOffersOf(transaction, hunt.id, now)
    const { state, ...before } = await lockConfirmed(transaction, params.id, now)
    assertAllowed(offerLifecycle, state, { type: 'offer.confirmed' }, refusals[state] ?? over)
    const meeting = await meetingOf(transaction, hunt, body, { giverId: caller.id, now })
    const animal_id = body.animal_id ?? null
    const isSame =
      before.meeting_id === meeting.id &&
      before.animal_id === animal_id &&
      (animal_id !== null || before.specimen_type_id === body.specimen_type_id)
    if (isSame && (state === 'confirmed' || state === 'accepted')) return
    await limitRequests(transaction, { ...oftenEnough, secret, now, who: String(params.id) })
    const isMoved = state === 'accepted'
    if (isMoved && before.ends_at && before.ends_at <= now)
      throw new Conflict(
        'Ce rendez-vous est passé : dites ce qui a été remis, ou que la personne n’est pas venue.',
      )
    if (state !== 'willing') await freeAnimals(transaction, [params.id])
    const types = await findSpecimenTypes(transaction)
    const typeId =
      animal_id === null
        ? body.specimen_type_id
        : await hold(transaction, hunt.id, animal_id, meeting.starts_at)
    const type = types.find(({ id }) => id === typeId)
    if (!type) throw new Refused({ specimen_type_id: ['Ce type de gibier n’existe pas.'] })
    const sanitary = await findSanitaryState(transaction, hunt)
    if (sanitary.recalls.some(({ specimen_type_id }) => specimen_type_id === type.id))
      throw new Conflict('Ce gibier est rappelé : il ne se promet à personne. Appelez votre fédération.')
    const token = randomId()
    const expires_at = answerableUntil(meeting, now)
    // Also one that had moved before and is not accepted again yet: its event is in their calendar.
    const moves = before.moves + (isMoved || before.moves > 0 ? 1 : 0)
    const confirmed = { moves, animal_id, specimen_type_id: type.id, meeting_id: meeting.id, expires_at }
    await transaction
      .updateTable('offers')
      .set({
        ...confirmed,
        state: 'confirmed',
        remind_at: null,
        confirmation_token_hash: hashOfId(token),
      })
      .where('id', '=', params.id)
      .execute()
    const url = `${publicUrl}/proposition/${token}`
    // Sanitary rules apply to it whether or not it was examined.
    const promised = { id: animal_id ?? 0, specimen_type_id: type.id, examination: 'none' as const }
    const letter = offerConfirmed(before.firstname, {
      ...meeting,
      moved: moves > 0 ? keptMeeting(params.id, { ...meeting, given: type.label, moves }) : null,
      isBoar: type.id === BOAR,
      rules: informingAmong(demandsOn(promised, sanitary)).map(
        ({ source, dated_on }) => `${source}, ${shortDay(dated_on)}`,
      ),
      url,
      given: type.label,
      expiresAt: expires_at,
    })
    const mail_id = await enqueueMail(transaction, {
      userId: before.receiver_id,
      to: before.email,
      letter,
      now,
    })
    await transaction.updateTable('offers').set({ mail_id }).where('id', '=', params.id).execute()
  })
}
