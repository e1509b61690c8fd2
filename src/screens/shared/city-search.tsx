import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { citySearchMachine } from '../../../machines/shared/city-search.ts'
import { Combobox } from '../../ui/fields/combobox.tsx'

type Props = {
  actor: ActorRefFrom<typeof citySearchMachine>
  label: string
  id?: string
  error?: string[] | undefined
  disabled?: boolean
  optional?: boolean
  /** Focuses the field when it appears. */
  takesFocus?: boolean
}

/** The searchable commune select (spec §2 « Territories modal », §8 « Empty results »). */
export function CitySearch(props: Props) {
  const { actor, label, id, error, optional = false, disabled = false, takesFocus = false } = props
  const search = useSelector(actor, (snapshot) => snapshot)
  const { text, cities } = search.context
  const isAnswered = search.matches('found') || search.matches('unknown')
  // Earlier suggestions stay selectable until the newer answer arrives.
  const isAwaited = search.hasTag('busy') || cities.length > 0
  return (
    <Combobox
      label={label}
      id={id}
      error={error}
      optional={optional}
      disabled={disabled}
      takesFocus={takesFocus}
      placeholder="Rechercher une ville..."
      value={text}
      items={cities.map((city) => ({ ...city, label: city.label_full }))}
      status={isAnswered ? 'loaded' : isAwaited ? 'loading' : 'idle'}
      onQuery={(value) => actor.send({ type: 'text.typed', value })}
      onSelect={({ id }) => {
        const city = cities.find((each) => each.id === id)
        if (city) actor.send({ type: 'city.chosen', city })
      }}
    />
  )
}
