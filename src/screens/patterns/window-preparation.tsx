import { Button } from '../../ui/buttons/button.tsx'
import { Dialog, type DialogProps } from '../../ui/dialogs/dialog.tsx'
import { Skeleton } from '../../ui/page/skeleton.tsx'

type Props = Pick<DialogProps, 'title' | 'address' | 'onClose'> & {
  /** What is being read. */
  label: string
}

/** A window that the URL names, while what it is about is read. */
export const WindowPreparation = ({ label, ...window }: Props) => (
  <Dialog {...window} actions={<Button onClick={window.onClose}>Fermer</Button>}>
    <Skeleton label={label} count={5} look="line" />
  </Dialog>
)
