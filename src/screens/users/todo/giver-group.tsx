import { useSelector } from '@xstate/react'
import { CheckCheck } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import type { WaitingGiver } from '../../../../contract/users/giver-validation.ts'
import type { giverValidationListMachine } from '../../../../machines/users/todo/giver-validation-list.ts'
import { tickable } from '../../../../machines/users/todo/giver-validation-page.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { NativeSelect } from '../../../ui/fields/native-select.tsx'
import { counted, fullName } from '../../../words/words.ts'

type Props = { actor: ActorRefFrom<typeof giverValidationListMachine> }

/** The federations of waiting givers, by code; one of the URL that none of them has is included. */
function federationsOf(givers: readonly WaitingGiver[], chosen: number) {
  const labels = new Map<number, string>(
    givers.flatMap(({ federation: one }) => (one ? [[one.id, `${one.code} – ${one.name}`]] : [])),
  )
  if (chosen !== 0 && !labels.has(chosen)) labels.set(chosen, 'Fédération choisie')
  return [...labels]
    .toSorted(([, one], [, other]) => one.localeCompare(other, 'fr', { numeric: true }))
    .map(([id, label]) => ({ value: String(id), label }))
}

/** Filters the accounts by federation, for staff who see all federations. */
export function FederationFilter({ actor }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { givers, query } = state.context
  return (
    <div className="max-w-full min-w-64 max-md:w-full md:[&_select]:field-sizing-content">
      <NativeSelect
        label="Filtrer par fédération"
        hideLabel
        placeholder="Toutes les fédérations"
        value={query.federation_id === 0 ? '' : String(query.federation_id)}
        disabled={!state.can({ type: 'filter.chosen', federation_id: 0 })}
        options={federationsOf(givers, query.federation_id)}
        onChange={(id) => actor.send({ type: 'filter.chosen', federation_id: Number(id) })}
      />
    </div>
  )
}

/** Selects one account for a group validation. */
export function GiverTick({ actor, giver }: Props & { giver: WaitingGiver }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const isTicked = state.context.ticked.includes(giver.id)
  const change = { type: 'giver.ticked', id: giver.id, isTicked: !isTicked } as const
  return (
    <Checkbox
      label={fullName(giver)}
      hideLabel
      checked={isTicked}
      locked={!state.can(change)}
      onChange={() => actor.send(change)}
    />
  )
}

/** Selects all accounts that may be validated together, and validates the selected ones. */
export function GiverGroup({ actor }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { ticked } = state.context
  const most = tickable(state.context).length
  if (most === 0) return null
  const areAll = ticked.length >= most
  return (
    <div
      role="group"
      aria-label="Valider ensemble"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card border border-line bg-surface px-4 py-2"
    >
      <Checkbox
        label={`Tout cocher (${counted(most, 'compte connu', 'comptes connus')} dans la base)`}
        checked={areAll}
        locked={!state.can({ type: 'all.ticked', isTicked: !areAll })}
        onChange={() => actor.send({ type: 'all.ticked', isTicked: !areAll })}
      />
      <Button
        variant="primary"
        icon={CheckCheck}
        locked={state.hasTag('busy') || state.matches('throttled')}
        disabled={ticked.length === 0}
        onClick={() => actor.send({ type: 'group.requested' })}
      >
        {ticked.length === 0
          ? 'Valider les comptes cochés'
          : ticked.length === 1
            ? 'Valider le compte coché'
            : `Valider les ${ticked.length} comptes cochés`}
      </Button>
    </div>
  )
}
