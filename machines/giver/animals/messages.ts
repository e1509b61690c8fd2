import type { Animal } from '../../../contract/giver/animals.ts'
import type { Warned } from '../../../contract/shared/animals.ts'
import type { SanitaryDemand } from '../../../contract/shared/sanitary.ts'
import { BOAR } from '../../../contract/shared/specimen-types.ts'

/** What a giver has to know before they hand an animal over, though nothing bars it. */
export const informingOf = ({ demands = [], receiver, withdrawal }: Animal): SanitaryDemand[] =>
  receiver || withdrawal ? [] : demands.filter(({ effect }) => effect === 'information')

/** Whether whoever takes an animal has to be told something: of a boar, or where a rule informs. */
export const isMessageOwed = (animal: Animal): boolean =>
  animal.specimen_type_id === BOAR || informingOf(animal).length > 0

/** What a giver says that they told: the message of a boar, and the rules that they were shown. */
export const toldOf = (isBoar: boolean, informing: SanitaryDemand[]): Warned => ({
  is_warned: isBoar || informing.length > 0,
  rule_ids: informing.flatMap(({ rule_id }) => rule_id ?? []),
})
