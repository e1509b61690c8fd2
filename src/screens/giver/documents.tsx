import { FileDown } from 'lucide-react'
import { documents } from '../../../contract/giver/documents.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { LinkButton } from '../../ui/page/link-button.tsx'

/** The window « Documents »: three PDF files to print (spec §2). */
export function Documents({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      title="Documents"
      address={{ documents: '1' }}
      description="À imprimer en A4, ou à garder sur votre téléphone."
      onClose={onClose}
      actions={<Button onClick={onClose}>Fermer</Button>}
    >
      <ul className="grid gap-2">
        {documents.map(({ label, href }) => (
          <li key={href}>
            <LinkButton to={href} icon={FileDown} wide>
              {`${label} (PDF)`}
            </LinkButton>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
