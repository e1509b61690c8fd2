import type { ReactNode } from 'react'
import { Button } from '../buttons/button.tsx'
import { Dialog } from './dialog.tsx'
import type { WindowAddress } from './window-entry.ts'

type Props = {
  /** The question; the default is the spec's. */
  message?: string
  /** The consequences. */
  children?: ReactNode
  cancel?: string
  confirm?: string
  /** The command is destructive. */
  danger?: boolean
  /** Something required for confirming is missing. */
  unready?: boolean
  busy?: boolean
  busyLabel?: string
  /** The URL state while it is open, if its page can open it by URL. */
  address?: WindowAddress | undefined
  onCancel: () => void
  onConfirm: () => void
}

/** Asks before a command is sent (spec §8). Escape cancels; the focus starts on « Annuler ». */
export function ConfirmDialog({
  message = 'Êtes-vous sûrs ?',
  children,
  cancel = 'Annuler',
  confirm = 'Valider',
  danger = false,
  unready = false,
  busy = false,
  busyLabel,
  address,
  onCancel,
  onConfirm,
}: Props) {
  return (
    <Dialog
      role="alertdialog"
      size="small"
      title={message}
      busy={busy}
      address={address}
      onClose={onCancel}
      actions={
        <>
          {/* The harmless answer gets the focus. */}
          <Button data-first disabled={busy} onClick={onCancel}>
            {cancel}
          </Button>
          <Button
            variant={danger ? 'danger' : 'primary'}
            busy={busy}
            disabled={unready}
            {...(busyLabel ? { busyLabel } : {})}
            onClick={onConfirm}
          >
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
