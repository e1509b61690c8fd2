import { Refused } from '../../http/errors.ts'
import type { DbTransaction } from '../../database.ts'
import { findTagHolder, type StoredAnimal } from '../../queries/giver/animals.ts'

const takenTag = new Refused({ tag: ['Ce bracelet est déjà noté cette saison dans votre fédération.'] })

type Placed = Pick<StoredAnimal, 'id' | 'federation_id' | 'season'>
type Entry = { tag?: string | null | undefined }

/**
 * The entry without its tag, and the tag that it claims, if another giver of the federation noted that tag first:
 * whoever is wrong, nothing of the entry is lost, and staff sees both. Otherwise the entry itself.
 * @throws Refused if the caller noted the tag themselves
 */
export async function withClaim<E extends Entry>(
  transaction: DbTransaction,
  giverId: number,
  placed: Placed,
  entry: E,
): Promise<{ entry: E; claimed_tag: string | null }> {
  const { tag } = entry
  const holder = tag ? await findTagHolder(transaction, placed, tag) : undefined
  if (!tag || holder === undefined) return { entry, claimed_tag: null }
  if (holder === giverId) throw takenTag
  return { entry: { ...entry, tag: null }, claimed_tag: tag }
}

/** The refusal of a tag that was noted meanwhile, or that cannot be claimed by an animal with another one. */
export const refuseTag = (): never => {
  throw takenTag
}
