import { useSelector } from '@xstate/react'
import { FilterX } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import type { FederationFilter } from '../../../contract/federations/federations.ts'
import { limits } from '../../../contract/limits.ts'
import type { federationsMachine } from '../../../machines/federations/federations.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { NativeSelect } from '../../ui/fields/native-select.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'

type Props = { actor: ActorRefFrom<typeof federationsMachine> }

const nothing: FederationFilter = { search: '', state: '' }
const stateOptions = [
  { value: 'uninitialised', label: 'À initialiser' },
  { value: 'initialised', label: 'Initialisées' },
]

/** The search among the federations, and the filter by state; `isFound`: some are shown. */
export function FederationFilters({ actor, isFound }: Props & { isFound: boolean }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { query } = state.context
  return (
    <search className="flex flex-wrap items-end gap-3">
      <div className="min-w-[min(15rem,100%)] flex-1">
        <TextField
          label="Rechercher une fédération"
          hint="Nom, département ou code, comme FDC18."
          type="search"
          maxLength={limits.search}
          readOnly={!state.can({ type: 'search.typed', value: '' })}
          value={query.search}
          onChange={(value) => actor.send({ type: 'search.typed', value })}
        />
      </div>
      {/* As wide as what is chosen, so that enlarged text is not cut. */}
      <div className="max-w-full max-md:w-full md:min-w-52 md:[&_select]:field-sizing-content">
        <NativeSelect
          label="Filtrer par état"
          hideLabel
          placeholder="Tous les états"
          disabled={!state.can({ type: 'filter.chosen', filter: nothing })}
          value={query.state}
          options={stateOptions}
          onChange={(chosen) =>
            actor.send({ type: 'filter.chosen', filter: { state: chosen as FederationFilter['state'] } })
          }
        />
      </div>
      {isFound && query.state !== '' ? <FiltersRemoval actor={actor} /> : null}
    </search>
  )
}

/** The button that shows all federations again. */
export function FiltersRemoval({ actor }: Props) {
  const isLocked = useSelector(actor, (state) => !state.can({ type: 'filter.chosen', filter: nothing }))
  return (
    <Button
      icon={FilterX}
      locked={isLocked}
      onClick={() => actor.send({ type: 'filter.chosen', filter: nothing })}
    >
      Retirer les filtres
    </Button>
  )
}
