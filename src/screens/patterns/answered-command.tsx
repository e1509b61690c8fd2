import type { ReactNode } from 'react'
import type { CommandEvent } from '../../../machines/patterns/command-states.ts'
import type { ConfirmationEvent } from '../../../machines/patterns/confirmation.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { LeaveGuard } from '../../ui/dialogs/leave-guard.tsx'
import type { WindowAddress } from '../../ui/dialogs/window-entry.ts'
import { Notice } from '../../ui/notices/notice.tsx'
import { DiscardQuestion } from './discard-question.tsx'
import { FailureNotice } from './failure-notice.tsx'

type StateName = 'confirming' | 'discarding' | 'failed' | 'givingUp' | 'refused'

/** The part of a command's snapshot that its dialog depends on. */
type State = {
  context: { reason: string }
  status: string
  matches: (value: StateName) => boolean
  hasTag: (tag: 'busy') => boolean
  can: (event: ConfirmationEvent) => boolean
}

type Props = {
  state: State
  onEvent: (event: CommandEvent | ConfirmationEvent) => void
  /** Whether something was typed or chosen. */
  hasEntry: boolean
  /** The title of the window that explains a refusal. */
  title: string
  /** The question; the default is the spec's. */
  message?: string
  /** The label of the confirming button. */
  confirm: string
  busyLabel: string
  /** What failed; followed by the advice to check the network. */
  failed: string
  /** Whether the command is destructive. */
  danger?: boolean
  /** The URL state of its window, if its page can open it by URL. */
  address?: WindowAddress
  /** The consequences, and the fields. */
  children: ReactNode
}

/**
 * A command that asks for words or a choice first (spec §8 « Confirm dialog »). What was entered is lost
 * only after a question; when the page itself is left, the browser asks.
 */
export function AnsweredCommand(props: Props) {
  const { state, onEvent, hasEntry, title, message, confirm, busyLabel, failed, danger, address, children } =
    props
  const hasFailed = state.matches('failed') || state.matches('givingUp')
  const close = () => onEvent({ type: 'command.closed' })
  if (state.matches('refused'))
    return (
      <Dialog
        size="small"
        title={title}
        address={address}
        onClose={close}
        actions={<Button onClick={close}>Fermer</Button>}
      >
        <Notice tone="warning">{state.context.reason}</Notice>
      </Dialog>
    )
  if (state.status === 'done') return null
  return (
    <ConfirmDialog
      {...(message !== undefined && { message })}
      confirm={hasFailed ? 'Réessayer' : confirm}
      danger={danger ?? false}
      address={address}
      unready={state.matches('confirming') && !state.can({ type: 'question.confirmed' })}
      busy={state.hasTag('busy')}
      busyLabel={busyLabel}
      onCancel={() => (hasFailed ? close() : onEvent({ type: 'question.cancelled' }))}
      onConfirm={() => onEvent({ type: hasFailed ? 'command.retried' : 'question.confirmed' })}
    >
      <div className="grid gap-5">
        {children}
        {hasFailed ? <FailureNotice>{failed}</FailureNotice> : null}
      </div>
      {hasEntry ? <LeaveGuard /> : null}
      {state.matches('discarding') || state.matches('givingUp') ? (
        <DiscardQuestion onAnswer={onEvent} />
      ) : null}
    </ConfirmDialog>
  )
}
