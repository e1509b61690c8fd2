import { useSelector } from '@xstate/react'
import { Trash2 } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import type { availabilitiesMachine } from '../../../machines/receiver/availabilities.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { DateField } from '../../ui/fields/date-field.tsx'

/** The receiver's periods, each with its first and last day (spec §2 « Mes disponibilités »). */
export function AvailabilityRows({ actor }: { actor: ActorRefFrom<typeof availabilitiesMachine> }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { rows, running, errors, today } = state.context
  if (rows.length === 0) return null
  return (
    <ul className="grid gap-4">
      {rows.map(({ key, started_at, ended_at }, index) => (
        <li key={key}>
          <fieldset
            disabled={!state.can({ type: 'period.removed', key })}
            className="rounded-card bg-sunken px-3 pt-2 pb-3 md:px-4"
          >
            <legend className="sr-only">{`Disponibilité ${index + 1}`}</legend>
            <div className="grid items-start gap-x-3 gap-y-2 md:grid-cols-[1fr_1fr_auto]">
              <DateField
                label="Du"
                min={running.includes(started_at) ? started_at : today}
                value={started_at}
                error={errors[`started_at_dates.${index}`]}
                onChange={(value) => actor.send({ type: 'period.dated', key, edge: 'started_at', value })}
              />
              <DateField
                label="Au"
                min={started_at > today ? started_at : today}
                value={ended_at}
                error={errors[`ended_at_dates.${index}`]}
                onChange={(value) => actor.send({ type: 'period.dated', key, edge: 'ended_at', value })}
              />
              <div className="justify-self-end md:pt-7.5">
                <Button
                  variant="quiet"
                  icon={Trash2}
                  aria-label={`Supprimer la disponibilité ${index + 1}`}
                  onClick={() => actor.send({ type: 'period.removed', key })}
                >
                  Supprimer
                </Button>
              </div>
            </div>
          </fieldset>
        </li>
      ))}
    </ul>
  )
}
