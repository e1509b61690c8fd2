import { useSelector } from '@xstate/react'
import { CheckCheck } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import type { WaitingGiver } from '../../../../contract/users/giver-validation.ts'
import type { giverValidationListMachine } from '../../../../machines/users/todo/giver-validation-list.ts'
import { tickable } from '../../../../machines/users/todo/giver-validation-page.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { counted, fullName } from '../../../words/words.ts'
import { FederationFilter } from './federation-filter.tsx'

type Props = { actor: ActorRefFrom<typeof giverValidationListMachine> }

/** The federations of waiting givers, by code. */
function federationsOf(givers: readonly WaitingGiver[]) {
  const found = new Map(givers.flatMap(({ federation: one }) => (one ? [[one.id, one] as const] : [])))
  const label = ({ code, name }: { code: string; name: string }) => `${code} – ${name}`
  return [...found.values()].toSorted((one, other) =>
    label(one).localeCompare(label(other), 'fr', { numeric: true }),
  )
}

/** The filter of the accounts by federation, for staff who see all federations. */
export function GiverFilter({ actor }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { givers, query } = state.context
  return (
    <FederationFilter
      federations={federationsOf(givers)}
      chosen={query.federation_id}
      disabled={!state.can({ type: 'filter.chosen', federation_id: 0 })}
      onChoose={(federation_id) => actor.send({ type: 'filter.chosen', federation_id })}
    />
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
        locked={state.hasTag('busy')}
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
