import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { SpecimenType } from '../../../../contract/shared/specimen-types.ts'
import { hasChanges } from '../../../../machines/giver/animals/animal-draft.ts'
import type { animalFormMachine } from '../../../../machines/giver/animals/animal-form.ts'
import { Notice } from '../../../ui/notices/notice.tsx'
import { animalDetails, animalNamed, examinationOf, standingOf } from '../../../words/animals.ts'
import { EntryForm, EntryTrouble } from '../../patterns/entry-form.tsx'
import { AnimalFields } from './animal-fields.tsx'

type Props = { actor: ActorRefFrom<typeof animalFormMachine>; specimenTypes: SpecimenType[] }

const FORM = 'animal-form'

/** Corrects a noted animal. */
export function AnimalForm({ actor, specimenTypes }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { animal, draft, reason } = state.context
  if (state.status === 'done') return null
  return (
    <EntryForm
      title={`Corriger : ${animalNamed(animal, specimenTypes)}`}
      id={FORM}
      isSaving={state.hasTag('busy')}
      hasChanges={hasChanges(state.context)}
      instead={state.matches('outdated') ? <Notice tone="warning">{reason}</Notice> : null}
      isDiscarding={state.matches('discarding')}
      onAnswer={actor.send}
      onClose={() => actor.send({ type: 'form.closed' })}
    >
      <form
        id={FORM}
        className="grid gap-5"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          actor.send({ type: 'form.submitted' })
        }}
      >
        <EntryTrouble
          state={state}
          title="Cet animal ne peut pas être enregistré ainsi."
          shown={Object.keys(draft)}
        />
        {state.matches({ editing: 'stale' }) ? (
          <Notice tone="warning" title="Cet animal a été modifié entre-temps">
            {`Quelqu’un l’a changé, par exemple depuis un autre téléphone. Il est maintenant noté : ${[
              animalNamed(animal, specimenTypes),
              animalDetails(animal),
              standingOf(animal).text,
            ]
              .filter(Boolean)
              .join(
                ', ',
              )}. ${examinationOf(animal)} Votre saisie est encore à l’écran : vérifiez-la, puis enregistrez à nouveau.`}
          </Notice>
        ) : null}
        <AnimalFields
          draft={draft}
          errors={state.context.errors}
          specimenTypes={specimenTypes}
          onChange={(field, value) => actor.send({ type: 'field.typed', field, value })}
        />
      </form>
    </EntryForm>
  )
}
