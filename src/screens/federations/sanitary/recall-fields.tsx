import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { limits } from '../../../../contract/limits.ts'
import type { RecallField } from '../../../../machines/federations/sanitary/recall-draft.ts'
import type { recallFormMachine } from '../../../../machines/federations/sanitary/recall-form.ts'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { RadioGroup } from '../../../ui/fields/radio-group.tsx'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { capital } from '../../../words/words.ts'
import { EntryTrouble } from '../../patterns/entry-form.tsx'

type Props = { actor: ActorRefFrom<typeof recallFormMachine>; id: string }

const scopes = [
  { value: 'tags', label: 'Des animaux, par leur bracelet' },
  { value: 'hunt', label: 'Tout le gibier d’un type, d’un jour et d’une commune' },
]

/** The fields of a recall; those of the other scope are hidden. */
export function RecallFields({ actor, id }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { scope, texts, errors, specimenTypes, isNational } = state.context
  const field = (name: RecallField) => ({
    value: texts[name],
    error: errors[name],
    onChange: (value: string) => actor.send({ type: 'field.typed', field: name, value }),
  })
  const shown = ['department_code', 'hunted_on', 'reason']
  const ofScope = scope === 'hunt' ? ['city', 'specimen_type_id'] : ['tags']
  return (
    <form
      id={id}
      className="grid gap-5"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        actor.send({ type: 'form.submitted' })
      }}
    >
      <EntryTrouble
        state={state}
        title="Ce rappel ne peut pas être ouvert ainsi."
        shown={[...shown, ...ofScope]}
      />
      {isNational ? (
        <TextField
          label="Code du département"
          required
          maxLength={limits.departmentCode}
          {...field('department_code')}
        />
      ) : null}
      <RadioGroup
        name="scope"
        label="Ce qui est rappelé"
        value={scope}
        options={scopes}
        onChange={(value) => actor.send({ type: 'scope.chosen', scope: value === 'hunt' ? 'hunt' : 'tags' })}
      />
      <DateField label="Jour de la chasse" required {...field('hunted_on')} />
      {scope === 'hunt' ? (
        <>
          <TextField
            label="Commune de la chasse"
            hint="Le nom, ou le code INSEE."
            required
            maxLength={limits.name}
            {...field('city')}
          />
          <RadioGroup
            name="specimen_type_id"
            label="Gibier"
            options={specimenTypes.map((type) => ({ value: String(type.id), label: capital(type.label) }))}
            {...field('specimen_type_id')}
          />
        </>
      ) : (
        <TextArea
          label="Bracelets"
          hint={`Un par ligne, tels que les responsables les ont notés cette saison-là : ${limits.recalls.tags} au plus.`}
          {...field('tags')}
        />
      )}
      <TextArea
        label="Raison"
        hint="Chaque personne prévenue la lit : dites ce qui a été vu, sans nommer personne."
        maxLength={limits.recalls.reason.max}
        {...field('reason')}
      />
    </form>
  )
}
