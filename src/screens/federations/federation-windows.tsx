import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { federationsMachine } from '../../../machines/federations/federations.ts'
import { FederationDeletion } from './federation-deletion.tsx'
import { FederationDetail } from './federation-detail.tsx'
import { FederationForm } from './federation-form.tsx'
import { FederationInitialisation } from './federation-initialisation.tsx'
import { paths } from '../../paths.ts'
import { History } from '../shared/history.tsx'
import { RetrieverImport } from './retriever-import.tsx'

type Props = { actor: ActorRefFrom<typeof federationsMachine>; linksPeople?: boolean | undefined }

/**
 * The window open over the federations, if any (spec §2 « Federations list »). A reload of one about a federation comes
 * back to it over the page of that federation.
 */
export function FederationWindows({ actor, linksPeople }: Props) {
  const { children, context } = useSelector(actor, (snapshot) => snapshot)
  const {
    federationDetail,
    federationForm,
    federationDeletion,
    federationInitialisation,
    retrieverImport,
    history,
  } = children
  const address = { [paths.federations]: String(context.federation?.id) }
  if (federationDetail) return <FederationDetail actor={federationDetail} linksPeople={linksPeople} />
  if (federationForm)
    return (
      <FederationForm
        actor={federationForm}
        address={context.federation ? { ...address, edition: '1' } : { addition: '1' }}
      />
    )
  if (federationDeletion) return <FederationDeletion actor={federationDeletion} />
  if (federationInitialisation) return <FederationInitialisation actor={federationInitialisation} />
  if (retrieverImport)
    return <RetrieverImport actor={retrieverImport} address={{ ...address, import: '1' }} />
  if (history) return <History actor={history} address={{ ...address, history: '1' }} />
  return null
}
