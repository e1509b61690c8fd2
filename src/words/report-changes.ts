import type { ReportChange } from '../../contract/shared/reports.ts'
import type { SpecimenType } from '../../contract/shared/specimen-types.ts'
import { counted } from './words.ts'

/** A change with the names of its game type. */
export type NamedChange = Pick<ReportChange, 'person' | 'before' | 'after'> &
  Pick<SpecimenType, 'label' | 'label_plural'>

/** Changes with the names of their game types, if these are loaded. */
export const namedChanges = (
  changes: readonly ReportChange[],
  types: readonly SpecimenType[],
): NamedChange[] =>
  changes.map((change) => {
    const type = types.find(({ id }) => id === change.specimen_type_id)
    return { ...change, label: type?.label ?? 'gibier', label_plural: type?.label_plural ?? 'gibiers' }
  })

/** « Jeanne Petit : 1 sanglier → 2 sangliers ». A person hidden from the reader has no name. */
export function changeText({ person, before, after, label, label_plural }: NamedChange): string {
  const amount = (quantity: number) =>
    quantity === 0 ? 'rien' : counted(quantity, label.toLowerCase(), label_plural.toLowerCase())
  return `${person ?? 'Une personne qui n’est plus visible'}\u00a0: ${amount(before)} → ${amount(after)}`
}
