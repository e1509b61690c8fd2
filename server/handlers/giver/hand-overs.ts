import { animalLifecycle } from '../../../machines/lifecycles/animal.ts'
import { Conflict, Refused } from '../../http/errors.ts'
import type { Handler } from '../../http/handler.ts'
import type { DbTransaction } from '../../database.ts'
import { anotherToken, type StoredAnimal, updateAnimalRow } from '../../queries/giver/animals.ts'
import { lockReceivers } from '../../queries/giver/donations.ts'
import { isRecalled } from '../../queries/shared/recalls/recalls.ts'
import { findSanitaryState } from '../../queries/giver/sanitary-demands.ts'
import { type Actor, recordAuditEntry } from '../../rules/audit-log.ts'
import { stateReturned } from '../../rules/animals/animal-rules.ts'
import { assertAllowed } from '../../rules/lifecycle.ts'
import { assertWarned, demandsOn, reasonToKeep } from '../../rules/sanitary/demands.ts'
import { assertRoomFor, completeOffer, reopenOffer } from '../../rules/offers/promised-animals.ts'
import { gone, held, recalled, withAnimal } from '../../rules/animals/own-animals.ts'

/** Records the destination of an animal that nobody receives. */
export const withdrawAnimal: Handler<'withdrawAnimal'> = (call) =>
  withAnimal(call, async (transaction, { animal }) => {
    const { withdrawal } = call.body
    if (animal.withdrawal === withdrawal) return
    const reason = animal.state === 'recalled' ? recalled : animal.state === 'held' ? held : gone
    assertAllowed(animalLifecycle, animal.state, { type: 'animal.withdrawn' }, reason)
    await updateAnimalRow(transaction, animal, { state: 'withdrawn', withdrawal })
  })

const unavailable = {
  noted: 'Il manque le bracelet de cet animal : notez-le avant de le remettre.',
  blocked: 'L’examen a trouvé une anomalie : cet animal ne peut être remis à personne.',
  available: gone,
  held,
  handedOver: gone,
  withdrawn: gone,
  recalled,
}

/** Records who received an animal. Idempotent for the same person. */
export const handAnimalOver: Handler<'handAnimalOver'> = (call) =>
  withAnimal(call, async (transaction, { hunt, animal }) => {
    const { now, body } = call
    const receivers = await lockReceivers(transaction, hunt.id, [body.contact_id])
    const receiver_id = receivers.get(body.contact_id)
    if (receiver_id === undefined)
      throw new Refused({ contact_id: ['Cette personne n’est pas un contact de cette chasse.'] })
    if (animal.receiver_id === receiver_id) return
    assertAllowed(animalLifecycle, animal.state, { type: 'animal.handedOver' }, unavailable[animal.state])
    const demands = demandsOn(animal, await findSanitaryState(transaction, hunt))
    const kept = reasonToKeep(demands)
    if (kept) throw new Conflict(kept)
    const { specimen_type_id } = animal
    assertWarned(specimen_type_id, demands, body)
    const taker = { hunt_id: hunt.id, receiver_id, specimen_type_id }
    await assertRoomFor(transaction, taker, 'contact_id')
    await completeOffer(transaction, animal.id, receiver_id)
    const handed = {
      state: 'handedOver',
      receiver_id,
      handed_over_at: now,
      is_warned: body.is_warned,
    } as const
    await updateAnimalRow(transaction, animal, handed)
  })

/** Records what is undone: afterwards nothing else says who had received the animal. */
const recordReturn = (
  transaction: DbTransaction,
  { id, federation_id: federationId, receiver_id: userId }: StoredAnimal,
  by: Actor,
  now: Date,
) => {
  const done = { by, federationId, details: { animal: id } }
  return userId === null
    ? recordAuditEntry(transaction, { act: 'withdrawal.taken_back', ...done }, now)
    : recordAuditEntry(transaction, { act: 'animal.taken_back', userId, ...done }, now)
}

/** Undoes a hand-over or withdrawal; an animal without either stays unchanged. */
export const takeAnimalBack: Handler<'takeAnimalBack'> = (call) =>
  withAnimal(call, async (transaction, { animal }) => {
    if (await isRecalled(transaction, animal.id)) throw new Conflict(recalled)
    if (animal.state !== 'handedOver' && animal.state !== 'withdrawn') return
    // First: it locks the account of the receiver, which comes before their offers.
    await recordReturn(transaction, animal, call.caller, call.now)
    const state = stateReturned(animal)
    const isPromised = state === 'available' && (await reopenOffer(transaction, animal.id))
    const here = {
      state: isPromised ? 'held' : state,
      withdrawal: null,
      receiver_id: null,
      handed_over_at: null,
      is_warned: false,
      // The earlier receiver's certificate becomes invalid.
      verification_token: anotherToken,
    } as const
    await updateAnimalRow(transaction, animal, here)
  })
