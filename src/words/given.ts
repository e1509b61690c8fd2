import type { SpecimenType } from '../../contract/shared/specimen-types.ts'
import { animals } from './words.ts'

type Given = { specimen_type_id: number; quantity: number }

/**
 * What was given at a hunt, « Donné : 2 sangliers, 1 chevreuil », or « Aucune cession »; empty until the
 * game types are loaded.
 */
export function givenInWords(given: Given[], specimenTypes: SpecimenType[]): string {
  if (given.length === 0) return 'Aucune cession'
  const words = given.flatMap(({ specimen_type_id, quantity }) => {
    const type = specimenTypes.find(({ id }) => id === specimen_type_id)
    return type ? [`${quantity}\u00a0${animals(type, quantity).toLowerCase()}`] : []
  })
  return words.length > 0 ? `Donné : ${words.join(', ')}` : ''
}
