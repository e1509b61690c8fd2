import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { SpecimenType } from '../../../../contract/shared/specimen-types.ts'
import type { animalsMachine } from '../../../../machines/giver/animals/animals.ts'
import { NoteForm } from './note-form.tsx'

type Props = { id: string; actor: ActorRefFrom<typeof animalsMachine>; specimenTypes: SpecimenType[] }

/** The type and tag of the next animal, with suggested values. */
export function AnimalNote({ id, actor, specimenTypes }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { typeId, tag, errors } = state.context
  return (
    <NoteForm
      id={id}
      typeId={typeId}
      tag={tag}
      errors={state.matches({ listed: 'refused' }) ? errors : {}}
      disabled={state.hasTag('busy')}
      specimenTypes={specimenTypes}
      onType={(chosen) => actor.send({ type: 'specimenType.chosen', typeId: chosen })}
      onTag={(value) => actor.send({ type: 'tag.typed', value })}
      onSubmit={() => actor.send({ type: 'note.submitted' })}
    />
  )
}
