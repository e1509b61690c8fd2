import { useActorRef } from '@xstate/react'
import { FederationsAddress } from '../../contract/federations/federations.ts'
import { federations } from '../actors/federations/federations.ts'
import { listUrlOf, useListQuery, useListUrl } from '../routes/list-url.ts'
import { Federations } from '../screens/federations/federations.tsx'
import type { Boot } from '../../contract/shared/session.ts'

const url = listUrlOf(FederationsAddress)

/** Starts the list of federations with the search of its URL; loaded with its route only. */
export function FederationsSpace({ boot }: { boot: Boot }) {
  const query = useListQuery(url)
  const actor = useActorRef(federations, {
    input: {
      query,
      mayWrite: boot.permissions?.includes('federations.write') ?? false,
      mayImport: boot.permissions?.includes('federations.import') ?? false,
      isNational: boot.federation === null,
    },
  })
  useListUrl(actor, url)
  return <Federations actor={actor} linksPeople={boot.permissions?.includes('users.view') ?? false} />
}
