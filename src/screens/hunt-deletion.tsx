import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { huntDeletionMachine } from '../../machines/hunt-deletion.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Notice } from '../ui/notice.tsx'
import { Text } from '../ui/text.tsx'
import { dayInWords } from '../words.ts'
import { Confirmation } from './confirmation.tsx'

/** Deletes a planned hunt after confirmation (spec §4 « planned »). */
export function HuntDeletion({ actor }: { actor: ActorRefFrom<typeof huntDeletionMachine> }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { hunt } = state.context
  const { confirmation } = state.children
  const close = () => actor.send({ type: 'deletion.closed' })
  if (confirmation)
    return (
      <Confirmation actor={confirmation} danger>
        <Text>
          {`La chasse du ${dayInWords(hunt.started_at)} à ${hunt.city.label} sera supprimée, avec ses contacts.`}
        </Text>
      </Confirmation>
    )
  const isBusy = state.hasTag('busy')
  return (
    <Dialog
      size="small"
      title="Supprimer la chasse"
      busy={isBusy}
      onClose={close}
      actions={
        state.matches('refused') ? (
          <Button onClick={close}>Fermer</Button>
        ) : (
          <>
            <Button disabled={isBusy} onClick={close}>
              Annuler
            </Button>
            <Button
              variant="danger"
              busy={isBusy}
              busyLabel="Suppression…"
              onClick={() => actor.send({ type: 'deletion.retried' })}
            >
              Réessayer
            </Button>
          </>
        )
      }
    >
      {state.matches('deleting') ? <Text>La chasse est en cours de suppression.</Text> : null}
      {state.matches('failed') ? (
        <Notice tone="danger">La suppression n’a pas abouti. Vérifiez votre réseau, puis réessayez.</Notice>
      ) : null}
      {state.matches('refused') ? (
        <Notice tone="warning">Cette chasse a déjà eu lieu : elle ne peut plus être supprimée.</Notice>
      ) : null}
    </Dialog>
  )
}
