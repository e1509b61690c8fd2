import type { Animal } from '../../../contract/giver/animals.ts'
import type { Warned } from '../../../contract/shared/animals.ts'
import type { SanitaryDemand } from '../../../contract/shared/sanitary.ts'
import { BOAR } from '../../../contract/shared/specimen-types.ts'

/** Sanitary rules that the recipient must be informed of and that do not bar the hand-over. */
export const informingOf = ({ demands = [], receiver, withdrawal }: Animal): SanitaryDemand[] =>
  receiver || withdrawal ? [] : demands.filter(({ effect }) => effect === 'information')

/** Whether the recipient must be informed of something: always for a boar, or if a rule applies. */
export const isMessageOwed = (animal: Animal): boolean =>
  animal.specimen_type_id === BOAR || informingOf(animal).length > 0

/** What the giver confirms to have said: the trichinella message for a boar, and the displayed rules. */
export const toldOf = (isBoar: boolean, informing: SanitaryDemand[]): Warned => ({
  is_warned: isBoar || informing.length > 0,
  rule_ids: informing.flatMap(({ rule_id }) => rule_id ?? []),
})
