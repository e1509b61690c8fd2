import type { Hunt } from '../../../contract/giver/hunts.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { Text } from '../../ui/text/text.tsx'

type Props = {
  awaiting: number
  /** The hunt that has waited longest. */
  oldest: Hunt | undefined
  onReport: (hunt: Hunt) => void
  onClose: () => void
}

/** Displayed on load if hunts await their report (spec §2 « Giver home »). */
export function Reminder({ awaiting, oldest, onReport, onClose }: Props) {
  return (
    <Dialog
      size="small"
      role="alertdialog"
      title={`Vous avez ${awaiting} chasse(s) en attente d'information !`}
      onClose={onClose}
      actions={
        <>
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
