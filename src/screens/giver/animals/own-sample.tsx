import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { limits } from '../../../../contract/limits.ts'
import type { SpecimenType } from '../../../../contract/shared/specimen-types.ts'
import {
  hasChanges,
  isNew,
  type OwnSampleField,
} from '../../../../machines/giver/animals/own-sample-draft.ts'
import type { ownSampleMachine } from '../../../../machines/giver/animals/own-sample.ts'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { RadioGroup } from '../../../ui/fields/radio-group.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Notice } from '../../../ui/notices/notice.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { animalNamed } from '../../../words/animals.ts'
import { sampleSites } from '../../../words/sanitary.ts'
import { EntryForm, EntryTrouble } from '../../patterns/entry-form.tsx'

type Actor = ActorRefFrom<typeof ownSampleMachine>
type Props = { actor: Actor; specimenTypes: SpecimenType[] }

const FORM = 'own-sample'
const sites = Object.entries(sampleSites).map(([value, label]) => ({ value, label }))
const shown = ['animal_ids', 'site', 'taken_on', 'laboratory', 'reference', 'sent_on']

/** Registers a sample of the giver's boars, or records that it was sent to the laboratory. */
export function OwnSample({ actor, specimenTypes }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  if (state.status === 'done') return null
  const { animal, reason } = state.context
  const isTaking = isNew(state.context)
  const named = animalNamed(animal, specimenTypes)
  return (
    <EntryForm
      title={isTaking ? `Prélèvement : ${named}` : `Envoi du prélèvement : ${named}`}
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
        <EntryTrouble state={state} title="Ce prélèvement ne peut pas être enregistré ainsi." shown={shown} />
        {isTaking ? <TakenFields actor={actor} /> : <SentFields actor={actor} />}
      </form>
    </EntryForm>
  )
}

/** The value and error of a field. */
function useBound(actor: Actor) {
  const { texts, errors } = useSelector(actor, ({ context }) => context)
  return (field: OwnSampleField) => ({
    value: texts[field],
    error: errors[field],
    onChange: (value: string) => actor.send({ type: 'field.typed', field, value }),
  })
}

function TakenFields({ actor }: { actor: Actor }) {
  const { boars, boarIds, errors } = useSelector(actor, ({ context }) => context)
  const bound = useBound(actor)
  return (
    <>
      <RadioGroup label="Où le prélèvement a été fait" name="site" options={sites} {...bound('site')} />
      <DateField label="Prélevé le" required {...bound('taken_on')} />
      <fieldset className="grid gap-1">
        <legend className="font-semibold">Sangliers prélevés</legend>
        <Text look="soft">
          {`Un seul, ou plusieurs réunis en un prélèvement : ${limits.samples.pool} au plus. Un résultat vaut pour tous.`}
        </Text>
        {errors['animal_ids'] ? (
          <p className="text-sm font-semibold text-danger">{errors['animal_ids'].join(' ')}</p>
        ) : null}
        <div className="grid md:grid-cols-2">
          {boars.map(({ id, tag }) => (
            <Checkbox
              key={id}
              label={tag ?? ''}
              checked={boarIds.includes(id)}
              onChange={() => actor.send({ type: 'boar.ticked', id })}
            />
          ))}
        </div>
      </fieldset>
    </>
  )
}

function SentFields({ actor }: { actor: Actor }) {
  const { animal } = useSelector(actor, ({ context }) => context)
  const bound = useBound(actor)
  const count = animal.sample?.count ?? 1
  return (
    <>
      {count > 1 ? <Text>{`Ce prélèvement réunit ${count} sangliers.`}</Text> : null}
      <TextField label="Laboratoire" required maxLength={limits.name} {...bound('laboratory')} />
      <TextField
        label="Référence"
        hint="Celle que le laboratoire a donnée, ou que vous avez écrite sur le sachet."
        required
        maxLength={limits.samples.reference}
        autoComplete="off"
        spellCheck={false}
        {...bound('reference')}
      />
      <DateField label="Envoyé le" required {...bound('sent_on')} />
    </>
  )
}
