import { limits } from '../../../../contract/limits.ts'
import type { SpecimenType } from '../../../../contract/shared/specimen-types.ts'
import type { AnimalDraft, AnimalField } from '../../../../machines/giver/animals/animal-draft.ts'
import type { FieldErrors } from '../../../../machines/patterns/field-errors.ts'
import { RadioGroup } from '../../../ui/fields/radio-group.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { animals, capital } from '../../../words/words.ts'

type Props = {
  draft: AnimalDraft
  errors: FieldErrors
  specimenTypes: SpecimenType[]
  onChange: (field: AnimalField, value: string) => void
}

const sexes = [
  { value: 'male', label: 'Mâle' },
  { value: 'female', label: 'Femelle' },
  { value: '', label: 'Non noté' },
]
const examinations = [
  { value: 'none', label: 'Aucun' },
  { value: 'sound', label: 'Fait, sans anomalie' },
  { value: 'doubtful', label: 'Fait, anomalie' },
]

/** The fields of an animal and their errors. */
export function AnimalFields({ draft, errors, specimenTypes, onChange }: Props) {
  const bound = (field: AnimalField) => ({
    value: draft[field],
    error: errors[field],
    onChange: (value: string) => onChange(field, value),
  })
  const options = specimenTypes.map((type) => ({ value: String(type.id), label: capital(animals(type, 1)) }))
  const plain = { autoComplete: 'off', spellCheck: false } as const
  return (
    <>
      <Select label="Gibier" options={options} {...bound('specimen_type_id')} />
      <TextField label="Bracelet" maxLength={limits.animals.tag} {...plain} {...bound('tag')} />
      <RadioGroup label="Sexe" name="sex" options={sexes} {...bound('sex')} />
      <div className="grid gap-5 md:grid-cols-2">
        <TextField
          label="Poids estimé, en kilos"
          inputMode="numeric"
          maxLength={3}
          {...plain}
          {...bound('weight')}
        />
        <TextField
          label="Heure du prélèvement"
          hint="Par exemple 8h30."
          maxLength={5}
          {...plain}
          {...bound('killed_at')}
        />
      </div>
      <RadioGroup
        label="Examen initial"
        hint="Par une personne formée, dont la fédération tient la liste."
        name="examination"
        options={examinations}
        {...bound('examination')}
      />
      {draft.examination === 'none' ? null : (
        <div className="grid gap-5 md:grid-cols-2">
          <TextField
            label="Nom de la personne qui a examiné"
            maxLength={limits.name}
            {...plain}
            {...bound('examiner_name')}
          />
          <TextField
            label="Son numéro, donné par la fédération"
            maxLength={limits.animals.number}
            {...plain}
            {...bound('examiner_number')}
          />
        </div>
      )}
      <TextField
        label="Numéro de la fiche d’accompagnement"
        hint="Celui de l’original que la fédération a donné."
        maxLength={limits.animals.number}
        {...plain}
        {...bound('sheet')}
      />
    </>
  )
}
