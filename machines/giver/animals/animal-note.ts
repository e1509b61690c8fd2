import type { Animal, AnimalList } from '../../../contract/giver/animals.ts'
import type { Hunt } from '../../../contract/giver/hunts.ts'
import { BOAR } from '../../../contract/shared/specimen-types.ts'

/** The default type of the next animal: that of the last one, otherwise the first expected one. */
export const likelyType = (hunt: Hunt, animals: Animal[]): number =>
  animals.at(-1)?.specimen_type_id ?? hunt.hunt_previsions[0]?.specimen_type_id ?? BOAR

/** The suggested tag for a type; empty if unknown. */
export const nextTag = (nextTags: AnimalList['next_tags'], typeId: number): string =>
  nextTags.find(({ specimen_type_id }) => specimen_type_id === typeId)?.tag ?? ''

/**
 * The tag of the next animal once the list was read: a typed one stays, until the list has it; otherwise the
 * suggested one.
 */
export function tagAfterReading(
  { tag, isTyped }: { tag: string; isTyped: boolean },
  { animals, next_tags }: AnimalList,
  typeId: number,
): { tag: string; isTyped: boolean } {
  const isNoted = animals.some((animal) => animal.tag !== null && animal.tag === tag.trim())
  return isTyped && !isNoted ? { tag, isTyped } : { tag: nextTag(next_tags, typeId), isTyped: false }
}

/** The request body of the next animal. */
export const entryOf = ({ typeId, tag }: { typeId: number | null; tag: string }) => ({
  specimen_type_id: typeId ?? BOAR,
  tag: tag.trim(),
})
