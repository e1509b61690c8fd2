import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { overdueHuntsMachine } from '../../../../machines/users/todo/overdue-hunts.ts'
import { NativeSelect } from '../../../ui/fields/native-select.tsx'
import { FailureNotice } from '../../patterns/failure-notice.tsx'
import { OverdueHuntList } from './overdue-hunt-list.tsx'

type Props = { actor: ActorRefFrom<typeof overdueHuntsMachine> }

/** The federations to choose from; one of the URL that is not among them is included. */
const optionsOf = (federations: readonly { id: number; code: string; name: string }[], chosen: number) => [
  ...federations.map(({ id, code, name }) => ({ value: String(id), label: `${code} – ${name}` })),
  ...(chosen === 0 || federations.some(({ id }) => id === chosen)
    ? []
    : [{ value: String(chosen), label: 'Fédération choisie' }]),
]

/** Filters the hunts by federation, for staff who see all federations. */
function FederationFilter({ actor }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { federations, query } = state.context
  if (state.matches({ federations: 'unavailable' }))
    return (
      <FailureNotice onRetry={() => actor.send({ type: 'choices.retried' })}>
        Les fédérations n’ont pas pu être lues.
      </FailureNotice>
    )
  return (
    <div className="max-w-full min-w-64 max-md:w-full md:[&_select]:field-sizing-content">
      <NativeSelect
        label="Filtrer par fédération"
        hideLabel
        placeholder="Toutes les fédérations"
        value={query.federation_id === 0 ? '' : String(query.federation_id)}
        disabled={!state.can({ type: 'filter.chosen', federation_id: 0 })}
        options={optionsOf(federations, query.federation_id)}
        onChange={(id) => actor.send({ type: 'filter.chosen', federation_id: Number(id) })}
      />
    </div>
  )
}

/** The past hunts without a report, with the filter by federation. */
export function OverdueHunts({ actor }: Props) {
  const list = useSelector(actor, ({ children }) => children.overdueHuntList)
  const withFilter = useSelector(actor, ({ context }) => context.withFederations)
  if (!list) return null
  return <OverdueHuntList actor={list} filter={withFilter ? <FederationFilter actor={actor} /> : undefined} />
}
