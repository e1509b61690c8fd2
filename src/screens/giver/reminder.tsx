import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { Text } from '../../ui/text/text.tsx'

/** On load, when hunts await information (spec §2 « Giver home »). */
export function Reminder({ awaiting, onClose }: { awaiting: number; onClose: () => void }) {
  return (
    <Dialog
      size="small"
      role="alertdialog"
      title={`Vous avez ${awaiting} chasse(s) en attente d'information !`}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          Fermer
        </Button>
      }
    >
      <Text>
        Merci de remplir le formulaire « J'informe ma fédération » pour chacune d’elles, même si aucune
        cession n’a été faite.
      </Text>
    </Dialog>
  )
}
