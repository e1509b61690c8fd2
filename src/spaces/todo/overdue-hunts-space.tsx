import { useActorRef } from '@xstate/react'
import type { Boot } from '../../../contract/shared/session.ts'
import { OverdueAddress } from '../../../contract/users/overdue-hunts.ts'
import { listUrlOf, useListQuery, useListUrl } from '../../routes/list-url.ts'
import { OverdueHunts } from '../../screens/users/todo/overdue-hunts.tsx'
import { overdueHuntsMachine } from '../../../machines/users/todo/overdue-hunts.ts'
import { wire } from '../../actors/wire.ts'

const overdueHunts = wire(overdueHuntsMachine)

const url = listUrlOf(OverdueAddress)

/** The list of hunts without a report, filtered by its URL; loaded with its route. */
export function OverdueHuntsSpace({ boot: { permissions, user } }: { boot: Boot }) {
  const seesAll = user !== null && user.federation_id === null
  const withFederations = seesAll && (permissions?.includes('federations.view') ?? false)
  const actor = useActorRef(overdueHunts, { input: { withFederations, query: useListQuery(url) } })
  useListUrl(actor, url)
  return <OverdueHunts actor={actor} withFederation={seesAll} />
}
