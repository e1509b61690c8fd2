import type { Animal, AnimalList } from '../../../contract/giver/animals.ts'
import type { Hunt } from '../../../contract/giver/hunts.ts'
import { BOAR } from '../../../contract/shared/specimen-types.ts'
import { nextTag } from './animal-note.ts'
import { isPermitted } from './animal-permissions.ts'
import { informingOf } from './messages.ts'

/** Whether an animal of the hunt may be handed over as it is. */
export const isGivable = (hunt: Hunt, animal: Animal): boolean =>
  isPermitted({ hunt, mayNote: true }, animal, 'handOver.requested')

/** Whether an animal was handed over to this contact and may be taken back. */
export const isReturnable = (hunt: Hunt, animal: Animal, contactId: number): boolean =>
  animal.receiver?.contact_id === contactId &&
  isPermitted({ hunt, mayNote: true }, animal, 'return.requested')

/**
 * The animals of a hunt as seen with one person: those that may be handed over, those that something
 * bars, and those that this person received. What others received or nobody receives is left out.
 */
export const animalsFor = (hunt: Hunt, animals: Animal[], contactId: number) => ({
  givable: animals.filter((animal) => isGivable(hunt, animal)),
  barred: animals.filter(
    (animal) => animal.receiver === null && animal.withdrawal === null && !isGivable(hunt, animal),
  ),
  received: animals.filter(({ receiver }) => receiver?.contact_id === contactId),
})

/**
 * What was handed over last in this window: its type, whether it had a tag, and the sanitary rules that
 * the person was informed of.
 */
export type Told = { typeId: number; isTagged: boolean; ruleIds: number[] }

/** What is known after an animal was handed over. */
export const toldBy = (animal: Animal): Told => ({
  typeId: animal.specimen_type_id,
  isTagged: animal.tag !== null,
  ruleIds: informingOf(animal).flatMap(({ rule_id }) => rule_id ?? []),
})

type Repeating = { hunt: Hunt; animals: Animal[]; nextTags: AnimalList['next_tags']; told: Told | null }

/**
 * The entry of one more animal like the one handed over last; null before a hand-over, without a tag to
 * suggest, and while a noted animal of the type waits: it is chosen by its tag.
 */
export function oneMore({
  hunt,
  animals,
  nextTags,
  told,
}: Repeating): { typeId: number; tag: string } | null {
  if (told === null) return null
  const { typeId, isTagged } = told
  if (animals.some((animal) => animal.specimen_type_id === typeId && isGivable(hunt, animal))) return null
  const tag = isTagged ? nextTag(nextTags, typeId) : ''
  return tag !== '' || (typeId === BOAR && !isTagged) ? { typeId, tag } : null
}

/** Whether everything that has to be said about an animal was said in this window. */
export const isAllTold = (told: Told | null, animal: Animal): boolean =>
  told?.typeId === animal.specimen_type_id &&
  informingOf(animal).every(({ rule_id }) => rule_id != null && told.ruleIds.includes(rule_id))
