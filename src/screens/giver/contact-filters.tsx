import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { limits } from '../../../contract/limits.ts'
import { type contactFiltersMachine, filterOf } from '../../../machines/giver/contact-filters.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Fold } from '../../ui/page/fold.tsx'

const { min, max, step } = limits.distanceFilter
const distances = Array.from({ length: (max - min) / step + 1 }, (_, n) => min + n * step).map((km) => ({
  value: String(km),
  label: `${km} km`,
}))

/** The search by name, and the box « Afficher uniquement les contacts : » on its line (spec §2 « Contacts modal »). */
export function ContactFilters({ actor }: { actor: ActorRefFrom<typeof contactFiltersMachine> }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { distance, text } = state.context
  const { neverServed, within, phoneKnown } = filterOf(state)
  if (state.matches('restoring')) return null
  const isDistant = within !== null
  const on = [
    neverServed ? 'jamais servis' : '',
    isDistant ? `≤ ${distance} km` : '',
    phoneKnown ? 'numéro connu' : '',
  ].filter(Boolean)
  return (
    <Fold
      label={['Filtres', on.join(', ')].filter(Boolean).join(' : ')}
      tight
      beside={
        <div className="min-w-44 flex-1">
          <TextField
            label="Nom ou numéro de téléphone"
            hideLabel
            placeholder="Nom ou numéro de téléphone"
            type="search"
            maxLength={limits.search}
            value={text}
            onChange={(value) => actor.send({ type: 'text.typed', value })}
          />
        </div>
      }
    >
      <fieldset className="rounded-card bg-sunken px-4 pb-2">
        <legend className="contents">
          <span className="block pt-3 font-semibold">Afficher uniquement les contacts :</span>
        </legend>
        <div className="grid gap-x-6 gap-y-1 md:grid-cols-2">
          <Checkbox
            label="N'ayant jamais reçu de gibier"
            checked={neverServed}
            onChange={() => actor.send({ type: 'neverServed.toggled' })}
          />
          <Checkbox
            label="Dont j'ai le numéro de téléphone"
            checked={phoneKnown}
            onChange={() => actor.send({ type: 'phoneKnown.toggled' })}
          />
          <div className="flex flex-wrap items-start gap-x-3">
            <Checkbox
              label={`À moins de ${distance} km`}
              checked={isDistant}
              onChange={() => actor.send({ type: 'distance.toggled' })}
            />
            <div className="w-28">
              <Select
                label="Distance maximale"
                hideLabel
                value={String(distance)}
                options={distances}
                disabled={!isDistant}
                onChange={(value) => actor.send({ type: 'distance.chosen', distance: Number(value) })}
              />
            </div>
          </div>
        </div>
      </fieldset>
    </Fold>
  )
}
