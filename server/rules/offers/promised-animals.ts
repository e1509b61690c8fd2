import { limits } from '../../../contract/limits.ts'
import type { DbTransaction } from '../../database.ts'
import { Conflict, Refused } from '../../http/errors.ts'
import { countHandedOver } from '../../queries/giver/animals.ts'
import { lockHolder, reopen } from '../../queries/giver/meetings.ts'
import { held } from '../animals/own-animals.ts'

type Taker = { hunt_id: number; receiver_id: number; specimen_type_id: number }

/**
 * @throws Refused, at `field`, when a person has received as many animals of a type at a hunt as a report
 * can contain
 */
export async function assertRoomFor(transaction: DbTransaction, taker: Taker, field: string): Promise<void> {
  const most = limits.donation.max
  if ((await countHandedOver(transaction, taker)) >= most)
    throw new Refused({ [field]: [`Cette personne a déjà reçu ${most} animaux de ce type, le maximum.`] })
}

/**
 * Completes the offer that holds an animal, if any: handed over to this person.
 * @throws Conflict when it is promised to somebody else
 */
export async function completeOffer(
  transaction: DbTransaction,
  animalId: number,
  receiverId: number,
): Promise<void> {
  const holder = await lockHolder(transaction, animalId)
  if (!holder) return
  if (holder.receiver_id !== receiverId) throw new Conflict(held)
  await transaction
    .updateTable('offers')
    .set({ state: 'handedOver', remind_at: null })
    .where('id', '=', holder.id)
    .execute()
}

/** Reopens the offer by which an animal was handed over; answers whether there is one. */
export const reopenOffer = async (transaction: DbTransaction, animalId: number): Promise<boolean> =>
  (await reopen(transaction, animalId)) > 0
