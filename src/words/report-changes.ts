import type { ReportChange } from '../../contract/giver/reports.ts'
import type { SpecimenType } from '../../contract/shared/specimen-types.ts'
import { counted } from './words.ts'

const amount = (quantity: number, type: SpecimenType | undefined) =>
  quantity === 0
    ? 'rien'
    : counted(quantity, type?.label.toLowerCase() ?? 'gibier', type?.label_plural.toLowerCase() ?? 'gibiers')

/** « Jeanne Petit : 1 sanglier → 2 sangliers ». Who is not shown any more has no name. */
export function changeText(
  { person, specimen_type_id, before, after }: ReportChange,
  types: readonly SpecimenType[],
): string {
  const type = types.find(({ id }) => id === specimen_type_id)
  return `${person ?? 'Une personne qui n’est plus visible'}\u00a0: ${amount(before, type)} → ${amount(after, type)}`
}
