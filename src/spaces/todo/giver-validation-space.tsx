import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { limits } from '../../../contract/limits.ts'
import type { Boot } from '../../../contract/shared/session.ts'
import { ValidationAddress } from '../../../contract/users/giver-validation.ts'
import { recount, tellTotals, waitingCounts } from '../../actors/waiting-counts.ts'
import { listUrlOf, useListQuery, useListUrl } from '../../routes/list-url.ts'
import { GiverValidationList } from '../../screens/users/todo/giver-validation-list.tsx'
import { giverValidationListMachine } from '../../../machines/users/todo/giver-validation-list.ts'
import { wire } from '../../actors/wire.ts'

const giverValidationList = wire(giverValidationListMachine)

const url = listUrlOf(ValidationAddress)

/**
 * Starts the list of accounts awaiting a decision, filtered by the federation in its URL; loaded with its
 * route only. Updates the menu's count.
 */
export function GiverValidationSpace({ boot: { permissions, user } }: { boot: Boot }) {
  const mayDecide = permissions?.includes('users.write') ?? false
  const seesAll = user !== null && user.federation_id === null
  const query = useListQuery(url)
  const actor = useActorRef(giverValidationList, { input: { mayDecide, seesAll, query } })
  useListUrl(actor, url)
  useEffect(
    () =>
      actor.subscribe((state) => {
        if (!state.matches('filled') && !state.matches('empty')) return
        const total = state.context.givers.length
        // A truncated list does not tell the total number.
        if (total < limits.waitingGivers) tellTotals(null, { totals: { accounts: total } })
        else recount()
      }).unsubscribe,
    [actor],
  )
  const total = useSelector(waitingCounts, ({ context }) => context.waiting.accounts)
  return <GiverValidationList actor={actor} total={total} />
}
