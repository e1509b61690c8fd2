import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { limits } from '../../../../contract/limits.ts'
import { SanitaryEffect } from '../../../../contract/shared/sanitary.ts'
import type { RuleField } from '../../../../machines/federations/sanitary/sanitary-rule-draft.ts'
import type { sanitaryRuleFormMachine } from '../../../../machines/federations/sanitary/sanitary-rule-form.ts'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { RadioGroup } from '../../../ui/fields/radio-group.tsx'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { fr } from '../../../ui/text/typography.ts'
import { effects } from '../../../words/sanitary.ts'
import { capital } from '../../../words/words.ts'
import { EntryTrouble } from '../../patterns/entry-form.tsx'

type Props = { actor: ActorRefFrom<typeof sanitaryRuleFormMachine>; id: string }

const shown = [
  'department_code',
  'effect',
  'specimen_type_ids',
  'cities',
  'starts_on',
  'ends_on',
  'source',
  'dated_on',
]

/** The fields of a rule: its effect, game types, communes, period and legal source. */
export function SanitaryRuleFields({ actor, id }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { rule, texts, typeIds, effect, errors, specimenTypes, isNational } = state.context
  const noGame = errors['specimen_type_ids']
  const field = (name: RuleField) => ({
    value: texts[name],
    error: errors[name],
    onChange: (value: string) => actor.send({ type: 'field.typed', field: name, value }),
  })
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
      <EntryTrouble state={state} title="Cette règle ne peut pas être enregistrée ainsi." shown={shown} />
      {isNational && !rule ? (
        <TextField
          label="Code du département"
          required
          maxLength={limits.departmentCode}
          {...field('department_code')}
        />
      ) : null}
      <RadioGroup
        name="effect"
        label="Ce que la règle demande"
        value={effect}
        error={errors['effect']}
        options={SanitaryEffect.options.map((value) => ({ value, label: effects[value] }))}
        onChange={(value) => actor.send({ type: 'effect.chosen', effect: SanitaryEffect.parse(value) })}
      />
      <fieldset className="grid" aria-describedby={noGame ? `${id}-game` : undefined}>
        <legend className="pb-1 font-semibold">Gibier</legend>
        {specimenTypes.map((type) => (
          <Checkbox
            key={type.id}
            label={capital(type.label)}
            checked={typeIds.includes(type.id)}
            onChange={() => actor.send({ type: 'specimen.toggled', id: type.id })}
          />
        ))}
        {noGame ? (
          <p id={`${id}-game`} className="text-sm font-semibold text-danger">
            {fr(noGame.join(' '))}
          </p>
        ) : null}
      </fieldset>
      <TextArea
        label="Communes"
        optional
        hint="Une par ligne : le nom, ou le code INSEE. Rien pour tout le département."
        {...field('cities')}
      />
      <DateField label="Chasses à partir du" required {...field('starts_on')} />
      <DateField
        label="Jusqu’au"
        optional
        hint="Ce jour compris. Rien tant que le texte n’a pas de fin."
        {...field('ends_on')}
      />
      <TextField
        label="Texte"
        hint="Par exemple « Arrêté préfectoral 2026-1142 »."
        required
        maxLength={limits.sanitary.source.max}
        {...field('source')}
      />
      <DateField label="Date du texte" required {...field('dated_on')} />
    </form>
  )
}
