import { Users } from 'lucide-react'
import type { Hunt } from '../../../contract/giver/hunts.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { Text } from '../../ui/text/text.tsx'

type Props = {
  awaiting: number
  /** The hunt that has waited longest. */
  oldest: Hunt | undefined
  /** The next planned hunt. */
  next: Hunt | undefined
  onReport: (hunt: Hunt) => void
  onContacts: (hunt: Hunt) => void
  onClose: () => void
}

/** Displayed on load if hunts await their report (spec §2 « Giver home »). */
export function Reminder({ awaiting, oldest, next, onReport, onContacts, onClose }: Props) {
  return (
    <Dialog
      size="small"
      role="alertdialog"
      title={`Vous avez ${awaiting} chasse(s) en attente d'information !`}
      onClose={onClose}
      actions={
        <>
          {next ? (
            // On a line of its own: it comes once the planned hunts are read, and moves no other button.
            <div className="basis-full">
              <Button wide icon={Users} onClick={() => onContacts(next)}>
                Contacts de ma prochaine chasse
              </Button>
            </div>
          ) : null}
          <Button onClick={onClose}>Fermer</Button>
          {oldest ? (
            <Button variant="primary" onClick={() => onReport(oldest)}>
              {awaiting > 1 ? 'Commencer par la plus ancienne' : 'Informer maintenant'}
            </Button>
          ) : null}
        </>
      }
    >
      <Text>
        Merci de remplir le formulaire « J'informe ma fédération » pour chacune d’elles, même si aucune
        cession n’a été faite.
      </Text>
    </Dialog>
  )
}
