import type { ConfirmationEvent } from '../../../machines/patterns/confirmation.ts'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'

/** Asks before an entry is lost. */
export const DiscardQuestion = ({ onAnswer }: { onAnswer: (event: ConfirmationEvent) => void }) => (
  <ConfirmDialog
    message="Abandonner votre saisie ?"
    cancel="Reprendre la saisie"
    confirm="Abandonner"
    danger
    onCancel={() => onAnswer({ type: 'question.cancelled' })}
    onConfirm={() => onAnswer({ type: 'question.confirmed' })}
  >
    Ce que vous avez saisi ne sera pas enregistré.
  </ConfirmDialog>
)
