import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { overdueHuntsMachine } from '../../../../machines/users/todo/overdue-hunts.ts'
import { FailureNotice } from '../../patterns/failure-notice.tsx'
import { FederationFilter } from './federation-filter.tsx'
import { OverdueHuntList } from './overdue-hunt-list.tsx'

type Props = { actor: ActorRefFrom<typeof overdueHuntsMachine> }

/** The filter of the hunts by federation, once the federations were read. */
function HuntFilter({ actor }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { federations, query } = state.context
  if (state.matches({ federations: 'unavailable' }))
    return (
      <FailureNotice onRetry={() => actor.send({ type: 'choices.retried' })}>
        Les fédérations n’ont pas pu être lues.
      </FailureNotice>
    )
  return (
    <FederationFilter
      federations={federations}
      chosen={query.federation_id}
      disabled={!state.can({ type: 'filter.chosen', federation_id: 0 })}
      onChoose={(federation_id) => actor.send({ type: 'filter.chosen', federation_id })}
    />
  )
}

/** The past hunts without a report, with the filter by federation. `withFederation`: as in `OverdueHuntList`. */
export function OverdueHunts({ actor, withFederation }: Props & { withFederation: boolean }) {
  const list = useSelector(actor, ({ children }) => children.overdueHuntList)
  const withFilter = useSelector(actor, ({ context }) => context.withFederations)
  if (!list) return null
  return (
    <OverdueHuntList
      actor={list}
      withFederation={withFederation}
      filter={withFilter ? <HuntFilter actor={actor} /> : undefined}
    />
  )
}
