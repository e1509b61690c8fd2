import type { Animal } from '../../contract/giver/animals.ts'
import type { SpecimenType } from '../../contract/shared/specimen-types.ts'
import { animals, capital } from './words.ts'

/** An animal by its type and its tag, « Sanglier SA 0451 ». */
export function animalNamed(
  { specimen_type_id, tag }: Pick<Animal, 'specimen_type_id' | 'tag'>,
  specimenTypes: SpecimenType[],
): string {
  const type = specimenTypes.find(({ id }) => id === specimen_type_id)
  return `${capital(type ? animals(type, 1) : 'animal')} ${tag ?? 'sans bracelet'}`
}
