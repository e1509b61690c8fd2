import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { citySearchMachine } from '../../../../machines/shared/city-search.ts'
import type { territoriesMachine } from '../../../../machines/giver/territories.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { CitySearch } from '../../shared/city-search.tsx'
import { FailureNotice } from '../../patterns/failure-notice.tsx'

type Props = {
  actor: ActorRefFrom<typeof territoriesMachine>
  search: ActorRefFrom<typeof citySearchMachine>
}

/** « Ajouter un territoire »: a commune, Annuler and Ajouter (spec §2 « Territories modal »). */
export function TerritoryAddition({ actor, search }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const city = useSelector(search, (snapshot) => snapshot.context.chosen)
  const isSaving = state.matches({ adding: 'saving' })
  const isRefused = state.matches({ adding: { choosing: 'refused' } })
  return (
    <section aria-label="Ajouter un territoire" className="grid gap-3 rounded-card bg-sunken p-4">
      <CitySearch
        actor={search}
        label="Commune à ajouter"
        error={isRefused ? state.context.errors : undefined}
        disabled={isSaving}
        takesFocus
      />
      {state.matches({ adding: { choosing: 'failed' } }) ? (
        <FailureNotice>L’ajout n’a pas abouti.</FailureNotice>
      ) : null}
      <div className="flex justify-end gap-2">
        <Button disabled={isSaving} onClick={() => actor.send({ type: 'addition.cancelled' })}>
          Annuler
        </Button>
        <Button
          variant="primary"
          disabled={!city}
          busy={isSaving}
          busyLabel="Ajout…"
          onClick={() => city && actor.send({ type: 'addition.submitted', city })}
        >
          Ajouter
        </Button>
      </div>
    </section>
  )
}
