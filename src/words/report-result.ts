import type { Received, Unreceived } from '../../contract/giver/reports.ts'
import type { Fate } from '../../contract/shared/animals.ts'
import type { SpecimenType } from '../../contract/shared/specimen-types.ts'
import { counted } from './words.ts'

/** What became of one animal, and of several. */
const fates: Record<Fate, [one: string, many: string]> = {
  kept: ['gardé', 'gardés'],
  destroyed: ['détruit', 'détruits'],
  plant: ['livré à un atelier', 'livrés à un atelier'],
  recalled: ['rappelé', 'rappelés'],
  open: ['noté, sans suite', 'notés, sans suite'],
}

/** « 2 sangliers »; « 2 gibiers » until the game types are loaded. */
function quantityOf(
  { specimen_type_id, quantity }: Received['animals'][number],
  types: readonly SpecimenType[],
) {
  const type = types.find(({ id }) => id === specimen_type_id)
  return counted(
    quantity,
    type?.label.toLowerCase() ?? 'gibier',
    type?.label_plural.toLowerCase() ?? 'gibiers',
  )
}

/** Who received something, and what: « Jeanne Petit » and « 1 sanglier, 2 chevreuils ». */
export const receivedInWords = ({ person, animals }: Received, types: readonly SpecimenType[]) => ({
  who: person ?? 'Une personne qui n’est plus visible',
  what: animals.map((each) => quantityOf(each, types)).join(', '),
})

/** What became of animals that nobody received, « 2 sangliers gardés ». */
export const unreceivedInWords = (rest: Unreceived, types: readonly SpecimenType[]): string =>
  `${quantityOf(rest, types)} ${fates[rest.fate][rest.quantity > 1 ? 1 : 0]}`
