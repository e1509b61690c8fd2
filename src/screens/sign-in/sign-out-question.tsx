import type { ActorRefFrom } from 'xstate'
import type { sessionMachine } from '../../../machines/session.ts'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { Text } from '../../ui/text/text.tsx'

/** Warns before signing out that an unfinished report on this device will be deleted. */
export const SignOutQuestion = ({ session }: { session: ActorRefFrom<typeof sessionMachine> }) => (
  <ConfirmDialog
    message="Se déconnecter et effacer la saisie ?"
    cancel="Rester connecté"
    confirm="Se déconnecter"
    danger
    onCancel={() => session.send({ type: 'question.cancelled' })}
    onConfirm={() => session.send({ type: 'question.confirmed' })}
  >
    <Text>
      Vous avez un compte rendu commencé sur cet appareil, et pas encore envoyé. Si vous vous déconnectez, il
      en est effacé, pour que personne d’autre ne le lise.
    </Text>
  </ConfirmDialog>
)
