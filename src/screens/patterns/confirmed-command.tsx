import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { Endpoint } from '../../../contract/endpoint.ts'
import type { checkedDeletion } from '../../../machines/patterns/checked-deletion.ts'
import type { confirmedCommand, Subject } from '../../../machines/patterns/confirmed-command.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { Notice } from '../../ui/notices/notice.tsx'
import { Text } from '../../ui/text/text.tsx'
import { FailureNotice } from './failure-notice.tsx'

type Props<S extends Subject> = {
  actor:
    | ActorRefFrom<ReturnType<typeof confirmedCommand<Endpoint, S>>>
    | ActorRefFrom<ReturnType<typeof checkedDeletion<S>>>
  /** The title of the window that explains a refusal. */
  title: string
  /** What the command does to the subject. */
  consequence: (subject: S) => ReactNode
  /** Additional content to read before confirming. */
  details?: (subject: S) => ReactNode
  /** The label of the confirming button. */
  confirm?: string
  busyLabel: string
  /** What failed; followed by the advice to check the network. */
  failed: string
  /** Whether the command is destructive. */
  danger?: boolean
}

/**
 * A command with a confirmation (spec §8 « Confirm dialog »). The dialog stays open until the server has
 * answered, so that the focus stays in it.
 */
export function ConfirmedCommand<S extends Subject>(props: Props<S>) {
  const { actor, title, consequence, details, confirm = 'Valider', busyLabel, failed, danger = false } = props
  const state = useSelector(actor, (snapshot) => snapshot)
  const isConfirming = state.matches('confirming')
  const close = () => actor.send({ type: 'command.closed' })
  if (state.matches('refused'))
    return (
      <Dialog size="small" title={title} onClose={close} actions={<Button onClick={close}>Fermer</Button>}>
        <Notice tone="warning">{state.context.reason}</Notice>
      </Dialog>
    )
  if (state.status === 'done') return null
  return (
    <ConfirmDialog
      confirm={state.matches('failed') ? 'Réessayer' : confirm}
      danger={danger}
      busy={state.hasTag('busy')}
      busyLabel={busyLabel}
      onCancel={() => actor.send({ type: isConfirming ? 'question.cancelled' : 'command.closed' })}
      onConfirm={() => actor.send({ type: isConfirming ? 'question.confirmed' : 'command.retried' })}
    >
      <Text>{consequence(state.context.subject)}</Text>
      {details?.(state.context.subject)}
      {state.matches('failed') ? <FailureNotice>{failed}</FailureNotice> : null}
    </ConfirmDialog>
  )
}
