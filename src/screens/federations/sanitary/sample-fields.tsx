import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { limits } from '../../../../contract/limits.ts'
import { SampleState } from '../../../../contract/shared/sanitary.ts'
import {
  isNaming,
  isOverturning,
  isPositiveLater,
  nextStates,
  type SampleField,
} from '../../../../machines/federations/sanitary/sample-draft.ts'
import type { sampleFormMachine } from '../../../../machines/federations/sanitary/sample-form.ts'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { RadioGroup } from '../../../ui/fields/radio-group.tsx'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { sampleDays, sampleStates } from '../../../words/sanitary.ts'
import { EntryTrouble } from '../../patterns/entry-form.tsx'

type Props = { actor: ActorRefFrom<typeof sampleFormMachine>; id: string }

const shown = ['department_code', 'tags', 'laboratory', 'reference', 'taken_on', 'state', 'on', 'reason']

/** The fields of a new sample, or of its next state. */
export function SampleFields({ actor, id }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { sample, next, texts, errors, isNational } = state.context
  const isLater = sample !== null && isPositiveLater(sample)
  const field = (name: SampleField) => ({
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
      <EntryTrouble state={state} title="Ce prélèvement ne peut pas être enregistré ainsi." shown={shown} />
      {sample ? (
        <>
          <div className="grid gap-1">
            <Text>{`${sampleStates[sample.state]} : ${sampleDays(sample)}.`}</Text>
            <Text look="soft">{`Bracelets : ${sample.tags.join(', ')}.`}</Text>
          </div>
          <RadioGroup
            name="state"
            label="Étape suivante"
            value={next ?? ''}
            error={errors['state']}
            hint={
              isLater
                ? 'Positif se note après Douteux : le laboratoire national confirme ou écarte d’abord un résultat douteux.'
                : undefined
            }
            options={[
              ...nextStates(sample).map((value) => ({ value, label: sampleStates[value] })),
              ...(isLater ? [{ value: 'positive', label: sampleStates.positive, disabled: true }] : []),
            ]}
            onChange={(value) => actor.send({ type: 'step.chosen', next: SampleState.parse(value) })}
          />
          {isNaming(state.context) ? (
            <>
              <TextField label="Laboratoire" required maxLength={limits.name} {...field('laboratory')} />
              <TextField
                label="Référence"
                required
                maxLength={limits.samples.reference}
                {...field('reference')}
              />
            </>
          ) : null}
          <DateField label="Date de cette étape" required {...field('on')} />
          {isOverturning(state.context) ? (
            <TextArea
              label="Raison"
              hint="Pourquoi le résultat positif est écarté : la référence de la contre-analyse, par exemple."
              maxLength={limits.samples.reason}
              {...field('reason')}
            />
          ) : null}
        </>
      ) : (
        <>
          {isNational ? (
            <TextField
              label="Code du département"
              required
              maxLength={limits.departmentCode}
              {...field('department_code')}
            />
          ) : null}
          <TextArea
            label="Bracelets"
            hint={`Un par ligne, tels que les responsables les ont notés : ${limits.samples.pool} sangliers au plus.`}
            {...field('tags')}
          />
          <TextField label="Laboratoire" required maxLength={limits.name} {...field('laboratory')} />
          <TextField
            label="Référence"
            hint="Celle que le laboratoire emploie : elle empêche de noter deux fois."
            required
            maxLength={limits.samples.reference}
            {...field('reference')}
          />
          <DateField label="Prélevé le" required {...field('taken_on')} />
        </>
      )}
    </form>
  )
}
