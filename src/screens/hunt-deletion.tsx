import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { huntDeletionMachine } from '../../machines/hunt-deletion.ts'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Notice } from '../ui/notice.tsx'
import { Text } from '../ui/text.tsx'
import { dayInWords } from '../words.ts'

/**
 * Deletes a planned hunt after confirmation (spec §4 « planned »). The question stays open until the
 * server has answered, so that the focus stays where it is.
 */
export function HuntDeletion({ actor }: { actor: ActorRefFrom<typeof huntDeletionMachine> }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { hunt } = state.context
  const { confirmation } = state.children
  const question = useSelector(confirmation, (snapshot) => snapshot?.context)
  const close = () => actor.send({ type: 'deletion.closed' })
  if (state.matches('refused'))
    return (
      <Dialog
        size="small"
        title="Supprimer la chasse"
        onClose={close}
        actions={<Button onClick={close}>Fermer</Button>}
      >
        <Notice tone="warning">Cette chasse a déjà eu lieu : elle ne peut plus être supprimée.</Notice>
      </Dialog>
    )
  if (state.status === 'done') return null
  const retry = () => actor.send({ type: 'deletion.retried' })
  return (
    <ConfirmDialog
      {...question}
      {...(state.matches('failed') && { confirm: 'Réessayer' })}
      danger
      busy={state.hasTag('busy')}
      busyLabel="Suppression…"
      onCancel={confirmation ? () => confirmation.send({ type: 'question.cancelled' }) : close}
      onConfirm={confirmation ? () => confirmation.send({ type: 'question.confirmed' }) : retry}
    >
      <Text>
        {`La chasse du ${dayInWords(hunt.started_at)} à ${hunt.city.label} sera supprimée, avec ses contacts.`}
      </Text>
      {state.matches('failed') ? (
        <Notice tone="danger">La suppression n’a pas abouti. Vérifiez votre réseau, puis réessayez.</Notice>
      ) : null}
    </ConfirmDialog>
  )
}
