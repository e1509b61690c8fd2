import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { type leavingMachine, SIGN_OUT } from '../../../machines/receiver/leaving.ts'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'

/** The confirmation before a page with unsaved entries is left. */
export function Leaving({ actor }: { actor: ActorRefFrom<typeof leavingMachine> }) {
  const isAsking = useSelector(actor, (snapshot) => snapshot.matches('asking'))
  const isSigningOut = useSelector(actor, (snapshot) => snapshot.context.to === SIGN_OUT)
  return isAsking ? (
    <ConfirmDialog
      message={isSigningOut ? 'Se déconnecter sans enregistrer ?' : 'Quitter cette page sans enregistrer ?'}
      cancel="Rester sur la page"
      confirm={isSigningOut ? 'Se déconnecter' : 'Quitter sans enregistrer'}
      danger
      onCancel={() => actor.send({ type: 'question.cancelled' })}
      onConfirm={() => actor.send({ type: 'question.confirmed' })}
    >
      Ce que vous avez modifié sera perdu.
    </ConfirmDialog>
  ) : null
}
