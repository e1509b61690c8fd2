import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { limits } from '../../../contract/limits.ts'
import type { SpecimenType } from '../../../contract/shared/specimen-types.ts'
import { isNew, isTold, lastDay } from '../../../machines/giver/hunt-draft.ts'
import type { huntFormMachine } from '../../../machines/giver/hunt-form.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { DateField } from '../../ui/fields/date-field.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { Text } from '../../ui/text/text.tsx'
import { expected } from '../../words/words.ts'
import { EntryTrouble } from '../patterns/entry-form.tsx'
import { ExpectedPeople } from '../shared/expected-people.tsx'
import { QuantityFields } from '../shared/quantity-fields.tsx'

type Props = {
  id: string
  actor: ActorRefFrom<typeof huntFormMachine>
  specimenTypes: SpecimenType[]
  isWolfhunter: boolean
}

const quantities = Array.from({ length: limits.prevision.max + 1 }, (_, n) => ({
  value: String(n),
  label: expected(n),
}))

/** The fields of a hunt and their errors (spec §5 « Hunt »). */
export function HuntFields({ id, actor, specimenTypes, isWolfhunter }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { hunt, territories, startedAt, cityId, errors, today } = state.context
  const options = territories.map(({ id, label_full }) => ({ value: String(id), label: label_full }))
  const isAdded = isNew(state.context)
  const expectsNothing = Object.values(state.context.quantities).every((quantity) => quantity === 0)
  // A hunt keeps its territory even after the giver removed it from theirs.
  if (hunt && !isAdded && !territories.some(({ id }) => id === hunt.city_id))
    options.push({ value: String(hunt.city_id), label: hunt.city.label })
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
        title="Impossible d’enregistrer cette chasse."
        shown={['started_at', 'city_id', ...(isWolfhunter ? ['is_wolfhunter'] : [])]}
      />
      <DateField
        label="Date"
        required
        min={today}
        max={lastDay(today)}
        value={startedAt}
        error={errors['started_at']}
        onChange={(value) => actor.send({ type: 'date.chosen', value })}
      />
      {isTold(state.context) ? (
        <div className="grid gap-3">
          <Text>À cette date, ce qui était convenu pour l’ancienne ne vaut plus.</Text>
          <ExpectedPeople people={hunt?.expected} />
        </div>
      ) : null}
      <Select
        label="Territoire"
        placeholder="Choisissez un territoire"
        hint={isAdded ? undefined : 'Le territoire ne peut plus être changé.'}
        disabled={!isAdded}
        value={cityId === null ? '' : String(cityId)}
        options={options}
        error={errors['city_id']}
        onChange={(value) => actor.send({ type: 'territory.chosen', cityId: Number(value) })}
      />
      {isWolfhunter ? (
        <Checkbox
          label="Chasse administrative"
          checked={state.context.isWolfhunter}
          error={errors['is_wolfhunter']}
          onChange={(marked) => actor.send({ type: 'wolfhunt.marked', marked })}
        />
      ) : null}
      <QuantityFields
        legend="Gibiers attendus"
        specimenTypes={specimenTypes}
        chosen={state.context.quantities}
        options={quantities}
        onChoose={(specimenTypeId, quantity) =>
          actor.send({ type: 'quantity.chosen', specimenTypeId, quantity })
        }
      />
      {expectsNothing ? (
        <Text look="soft">
          Sans gibier attendu, la chasse est prévue quand même : ses contacts sont toutes les personnes
          disponibles et assez proches, quel que soit le gibier qu’elles recherchent.
        </Text>
      ) : null}
    </form>
  )
}
