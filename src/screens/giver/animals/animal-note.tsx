import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { limits } from '../../../../contract/limits.ts'
import type { SpecimenType } from '../../../../contract/shared/specimen-types.ts'
import type { animalsMachine } from '../../../../machines/giver/animals/animals.ts'
import { Select } from '../../../ui/fields/select.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { animals, capital } from '../../../words/words.ts'

type Props = { id: string; actor: ActorRefFrom<typeof animalsMachine>; specimenTypes: SpecimenType[] }

/** The type and tag of the next animal, with suggested values. */
export function AnimalNote({ id, actor, specimenTypes }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { typeId, tag, errors } = state.context
  const isRefused = state.matches({ listed: 'refused' })
  const options = specimenTypes.map((type) => ({ value: String(type.id), label: capital(animals(type, 1)) }))
  return (
    <form
      id={id}
      className="grid gap-4 md:grid-cols-2"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        actor.send({ type: 'note.submitted' })
      }}
    >
      <Select
        label="Gibier"
        value={typeId === null ? '' : String(typeId)}
        options={options}
        error={isRefused ? errors['specimen_type_id'] : undefined}
        disabled={state.hasTag('busy')}
        onChange={(value) => actor.send({ type: 'specimenType.chosen', typeId: Number(value) })}
      />
      <TextField
        label="Bracelet"
        value={tag}
        maxLength={limits.animals.tag}
        autoComplete="off"
        spellCheck={false}
        error={isRefused ? errors['tag'] : undefined}
        disabled={state.hasTag('busy')}
        onChange={(value) => actor.send({ type: 'tag.typed', value })}
      />
    </form>
  )
}
