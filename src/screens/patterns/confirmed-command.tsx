import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { confirmedCommand, Subject } from '../../../machines/patterns/confirmed-command.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Text } from '../../ui/text.tsx'
import { FailureNotice } from './failure-notice.tsx'

type Props<S extends Subject> = {
  actor: ActorRefFrom<ReturnType<typeof confirmedCommand<S>>>
  /** What the act is called, for when the server refuses it. */
  title: string
  /** What follows from it for the subject. */
  consequence: (subject: S) => ReactNode
  busyLabel: string
  /** What failed; the advice to check the network follows. */
  failed: string
  /** It destroys or shuts something. */
  danger?: boolean
}

/**
 * An act that is confirmed before it is done (spec §8 « Confirm dialog »). The question stays open
 * until the server has answered, so that the focus stays where it is.
 */
export function ConfirmedCommand<S extends Subject>(props: Props<S>) {
  const { actor, title, consequence, busyLabel, failed, danger = false } = props
  const state = useSelector(actor, (snapshot) => snapshot)
  const { confirmation } = state.children
  const question = useSelector(confirmation, (snapshot) => snapshot?.context)
  const close = () => actor.send({ type: 'command.closed' })
  const retry = () => actor.send({ type: 'command.retried' })
  if (state.matches('refused'))
    return (
      <Dialog size="small" title={title} onClose={close} actions={<Button onClick={close}>Fermer</Button>}>
        <Notice tone="warning">{state.context.reason}</Notice>
      </Dialog>
    )
  if (state.status === 'done') return null
  return (
    <ConfirmDialog
      {...question}
      {...(state.matches('failed') && { confirm: 'Réessayer' })}
      danger={danger}
      busy={state.hasTag('busy')}
      busyLabel={busyLabel}
      onCancel={confirmation ? () => confirmation.send({ type: 'question.cancelled' }) : close}
      onConfirm={confirmation ? () => confirmation.send({ type: 'question.confirmed' }) : retry}
    >
      <Text>{consequence(state.context.subject)}</Text>
      {state.matches('failed') ? <FailureNotice>{failed}</FailureNotice> : null}
    </ConfirmDialog>
  )
}
