import { useActorRef } from '@xstate/react'
import { useParams, useSearchParams } from 'react-router-dom'
import { FederationsAddress } from '../../contract/federations/federations.ts'
import { federationPath } from '../paths.ts'
import { listUrlOf, useListQuery, useListUrl } from '../routes/list-url.ts'
import { Federations } from '../screens/federations/federations.tsx'
import { Redirect } from '../ui/page/redirect.tsx'
import type { Boot } from '../../contract/shared/session.ts'
import { federationsMachine } from '../../machines/federations/federations.ts'
import { wire } from '../actors/wire.ts'
import { previewLogo } from '../actors/federations/logo-preview.ts'

const federations = wire(federationsMachine, { actors: { previewLogo } })

const url = listUrlOf(FederationsAddress)

/** The windows over the page of a federation that the URL can name. */
const windows = ['edition', 'history', 'members', 'removed', 'import'] as const

/** An id that no federation has. */
const NONE = 0
const isNumber = (text: string) => /^\d{1,15}$/.test(text)

/** The federations page. An id in the URL that is not a number is treated as an unknown federation. */
export function FederationsSpace({ boot }: { boot: Boot }) {
  const { federationId } = useParams()
  if (federationId !== undefined && !isNumber(federationId)) return <Redirect to={federationPath(NONE)} />
  return <FederationsList boot={boot} asked={federationId === undefined ? undefined : Number(federationId)} />
}

/**
 * Starts the list of federations with the search of its URL, and the window of the federation named
 * there; loaded with its route.
 */
function FederationsList({ boot, asked }: { boot: Boot; asked: number | undefined }) {
  const query = useListQuery(url)
  const [params] = useSearchParams()
  const actor = useActorRef(federations, {
    input: {
      query,
      asked,
      window: asked === undefined ? undefined : windows.find((name) => params.has(name)),
      isAdditionAsked: params.has('addition'),
      mayWrite: boot.permissions?.includes('federations.write') ?? false,
      mayImport: boot.permissions?.includes('federations.import') ?? false,
      isNational: boot.federation === null,
    },
  })
  useListUrl(actor, url)
  return <Federations actor={actor} linksPeople={boot.permissions?.includes('users.view') ?? false} />
}
