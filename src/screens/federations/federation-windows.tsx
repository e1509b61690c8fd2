import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { federationsMachine } from '../../../machines/federations/federations.ts'
import { FederationDeletion } from './federation-deletion.tsx'
import { FederationDetail } from './federation-detail.tsx'
import { FederationForm } from './federation-form.tsx'
import { FederationInitialisation } from './federation-initialisation.tsx'
import { History } from '../shared/history.tsx'
import { RetrieverImport } from './retriever-import.tsx'

type Props = { actor: ActorRefFrom<typeof federationsMachine>; linksPeople?: boolean | undefined }

/** The window open over the federations, if any (spec §2 « Federations list »). */
export function FederationWindows({ actor, linksPeople }: Props) {
  const {
    federationDetail,
    federationForm,
    federationDeletion,
    federationInitialisation,
    retrieverImport,
    history,
  } = useSelector(actor, (snapshot) => snapshot.children)
  if (federationDetail) return <FederationDetail actor={federationDetail} linksPeople={linksPeople} />
  if (federationForm) return <FederationForm actor={federationForm} />
  if (federationDeletion) return <FederationDeletion actor={federationDeletion} />
  if (federationInitialisation) return <FederationInitialisation actor={federationInitialisation} />
  if (retrieverImport) return <RetrieverImport actor={retrieverImport} />
  if (history) return <History actor={history} />
  return null
}
