import type { Animal } from '../../../contract/giver/animals.ts'
import type { Hunt } from '../../../contract/giver/hunts.ts'
import { isPermitted } from './animal-windows.ts'

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
