import { limits } from '../../../../contract/limits.ts'
import type { SpecimenType } from '../../../../contract/shared/specimen-types.ts'
import type { FieldErrors } from '../../../../machines/patterns/field-errors.ts'
import { Select } from '../../../ui/fields/select.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { animals, capital } from '../../../words/words.ts'

type Props = {
  id: string
  typeId: number | null
  tag: string
  errors: FieldErrors
  disabled: boolean
  specimenTypes: SpecimenType[]
  onType: (typeId: number) => void
  onTag: (tag: string) => void
  onSubmit: () => void
}

/** The quick entry of one animal: its type and tag. */
export function NoteForm({
  id,
  typeId,
  tag,
  errors,
  disabled,
  specimenTypes,
  onType,
  onTag,
  onSubmit,
}: Props) {
  const options = specimenTypes.map((type) => ({ value: String(type.id), label: capital(animals(type, 1)) }))
  return (
    <form
      id={id}
      className="grid gap-4 md:grid-cols-2"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <Select
        label="Gibier"
        value={typeId === null ? '' : String(typeId)}
        options={options}
        error={errors['specimen_type_id']}
        disabled={disabled}
        onChange={(value) => onType(Number(value))}
      />
      <TextField
        label="Bracelet"
        value={tag}
        maxLength={limits.animals.tag}
        autoComplete="off"
        spellCheck={false}
        error={errors['tag']}
        disabled={disabled}
        onChange={onTag}
      />
    </form>
  )
}
