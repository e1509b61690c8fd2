import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { confirmationMachine } from '../../../machines/patterns/confirmation.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

type Props = {
  actor: ActorRefFrom<typeof confirmationMachine>
  /** What follows from a yes. */
  children?: ReactNode
  danger?: boolean
}

/** Asks a person to confirm; wordings come from the machine (spec §8 « Confirm dialog defaults »). */
export function Confirmation({ actor, children, danger = false }: Props) {
  const { message, cancel, confirm } = useSelector(actor, (snapshot) => snapshot.context)
  return (
    <ConfirmDialog
      message={message}
      cancel={cancel}
      confirm={confirm}
      danger={danger}
      onCancel={() => actor.send({ type: 'question.cancelled' })}
      onConfirm={() => actor.send({ type: 'question.confirmed' })}
    >
      {children}
    </ConfirmDialog>
  )
}
