import type { Contact } from '../../../../contract/giver/contacts.ts'
import type { Hunt } from '../../../../contract/giver/hunts.ts'
import { limits } from '../../../../contract/limits.ts'
import type { SpecimenType } from '../../../../contract/shared/specimen-types.ts'
import { Stepper } from '../../../ui/fields/stepper.tsx'
import { Fold } from '../../../ui/page/fold.tsx'
import { animals, capital, fullName } from '../../../words/words.ts'

type Props = {
  contact: Contact
  hunt: Hunt
  specimenTypes: SpecimenType[]
  /** Game type id → quantity; 0 if absent. */
  chosen: Record<number, number>
  disabled: boolean
  onChoose: (specimenTypeId: number, quantity: number) => void
}

/**
 * What a person received: the expected game types and those already received; other types are behind «
 * Autre gibier ». Labels are singular up to 1 and plural beyond (spec §2).
 */
export function ReportQuantities(props: Props) {
  const { contact, hunt, specimenTypes, chosen, disabled, onChoose } = props
  const got = [...(contact.handed_over ?? []), ...contact.donations]
  const isExpected = ({ id }: SpecimenType) =>
    got.some(({ specimen_type_id }) => specimen_type_id === id) ||
    hunt.hunt_previsions.some(({ specimen_type_id }) => specimen_type_id === id)
  const first = specimenTypes.some(isExpected) ? specimenTypes.filter(isExpected) : specimenTypes
  const others = specimenTypes.filter((type) => !first.includes(type))
  const beyond = others.reduce((sum, { id }) => sum + (chosen[id] ?? 0), 0)
  const name = fullName(contact)
  const steppers = (types: SpecimenType[]) => (
    <div className="flex min-w-[9em] flex-1 flex-wrap gap-1.5">
      {types.map((type) => {
        const quantity = chosen[type.id] ?? 0
        return (
          <Stepper
            key={type.id}
            label={capital(animals(type, quantity))}
            value={quantity}
            max={limits.donation.max}
            less={`Un ${type.label} de moins pour ${name}`}
            more={`Un ${type.label} de plus pour ${name}`}
            onChange={(value) => onChoose(type.id, value)}
          />
        )
      })}
    </div>
  )
  return (
    <fieldset disabled={disabled}>
      <legend className="sr-only">{`Gibiers reçus par ${name}`}</legend>
      {others.length > 0 ? (
        <Fold
          look="narrow"
          label={beyond > 0 ? `Autre gibier : ${beyond}` : 'Autre gibier'}
          name={`Autre gibier pour ${name}`}
          beside={steppers(first)}
        >
          {steppers(others)}
        </Fold>
      ) : (
        steppers(first)
      )}
    </fieldset>
  )
}
