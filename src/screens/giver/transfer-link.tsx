import { FileText } from 'lucide-react'
import { transferFile, transferPath } from '../../../contract/giver/documents.ts'
import type { Hunt } from '../../../contract/giver/hunts.ts'
import { LinkButton } from '../../ui/page/link-button.tsx'
import { huntCalled } from '../../words/words.ts'

/** Downloads the transfer certificate of a hunt, with what is already known. */
export function TransferLink({ hunt: { id, started_at, city } }: { hunt: Hunt }) {
  return (
    <LinkButton
      variant="quiet"
      icon={FileText}
      to={transferPath(id)}
      saveAs={transferFile(started_at)}
      aria-label={`Certificat de cession (PDF) pour ${huntCalled(started_at, city.label)}`}
    >
      Certificat de cession (PDF)
    </LinkButton>
  )
}
