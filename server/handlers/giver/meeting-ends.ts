import { animalLifecycle } from '../../../machines/lifecycles/animal.ts'
import { offerLifecycle } from '../../../machines/lifecycles/offer.ts'
import type { DbTransaction } from '../../database.ts'
import { Conflict, NotFound } from '../../http/errors.ts'
import type { Call, Handler } from '../../http/handler.ts'
import { findAnimal, updateAnimalRow } from '../../queries/giver/animals.ts'
import { lockConfirmed } from '../../queries/giver/meetings.ts'
import { findOwnOffer, lockOwnOffer } from '../../queries/giver/offers.ts'
import { findSanitaryState } from '../../queries/giver/sanitary-demands.ts'
import { expireOffersOf } from '../../rules/offers/expiry.ts'
import { held, lockOpenHunt } from '../../rules/animals/own-animals.ts'
import { assertAllowed } from '../../rules/lifecycle.ts'
import { assertRoomFor } from '../../rules/offers/promised-animals.ts'
import { holdOwnAccount } from '../../rules/own-account.ts'
import { reasonAgainstHandOver } from '../../rules/offers/offer-deeds.ts'
import { assertWarned, demandsOn } from '../../rules/sanitary/demands.ts'
import type { OfferState } from '../../../contract/shared/offers.ts'
import { withdrawOffers } from '../../rules/offers/offers.ts'

const unknown = 'Cette proposition est introuvable.'

type HandingOver = Pick<Call<'handOfferOver'>, 'now' | 'params' | 'body'> & { caller: { id: number } }

/** Hands over the accepted game of an offer of the caller; answers whether this was new. */
export async function handOver(
  transaction: DbTransaction,
  { now, caller, params, body }: HandingOver,
): Promise<boolean> {
  await holdOwnAccount(transaction, caller.id)
  const found = await findOwnOffer(transaction, { giverId: caller.id, id: params.id })
  if (!found) throw new NotFound(unknown)
  const own = { giverId: caller.id, now, id: found.hunt_id }
  const hunt = await lockOpenHunt(transaction, own)
  await expireOffersOf(transaction, hunt.id, now)
  const { state, receiver_id, animal_id, specimen_type_id } = await lockConfirmed(transaction, params.id, now)
  const reason = 'Personne n’a accepté ce rendez-vous : il n’y a rien à remettre ici.'
  assertAllowed(offerLifecycle, state, { type: 'animal.handedOver' }, reason)
  if (state === 'handedOver') return false
  const animal = animal_id === null ? undefined : await findAnimal(transaction, hunt.id, animal_id)
  const promised = animal ?? {
    id: 0,
    specimen_type_id: specimen_type_id ?? 0,
    examination: 'none' as const,
  }
  const demands = demandsOn(promised, await findSanitaryState(transaction, hunt))
  const kept = reasonAgainstHandOver(hunt, demands)
  if (kept) throw new Conflict(kept)
  const { is_warned } = body
  assertWarned(promised.specimen_type_id, demands, body)
  if (animal) {
    const { specimen_type_id } = animal
    assertAllowed(animalLifecycle, animal.state, { type: 'animal.handedOver' }, held)
    await assertRoomFor(transaction, { hunt_id: hunt.id, receiver_id, specimen_type_id }, 'id')
    const handed = { state: 'handedOver', receiver_id, handed_over_at: now, is_warned } as const
    await updateAnimalRow(transaction, animal, handed)
  }
  await transaction
    .updateTable('offers')
    .set({ state: 'handedOver', remind_at: null })
    .where('id', '=', params.id)
    .execute()
  return true
}

/** Hands over accepted game, and the animal held for it. */
export const handOfferOver: Handler<'handOfferOver'> = async ({ db, ...call }) => {
  await db.transaction().execute((transaction) => handOver(transaction, call))
}

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
