import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { leavingMachine } from '../../../machines/receiver/leaving.ts'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'

/** The confirmation before a page with unsaved entries is left. */
export function Leaving({ actor }: { actor: ActorRefFrom<typeof leavingMachine> }) {
  const isAsking = useSelector(actor, (snapshot) => snapshot.matches('asking'))
  return isAsking ? (
    <ConfirmDialog
      message="Quitter cette page sans enregistrer ?"
      cancel="Rester sur la page"
      confirm="Quitter sans enregistrer"
      danger
      onCancel={() => actor.send({ type: 'question.cancelled' })}
      onConfirm={() => actor.send({ type: 'question.confirmed' })}
    >
      Ce que vous avez modifié sera perdu.
    </ConfirmDialog>
  ) : null
}
