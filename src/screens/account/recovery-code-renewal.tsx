import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { recoveryCodeRenewalMachine } from '../../../machines/account/recovery-code-renewal.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { KeepFocus } from '../../ui/dialogs/keep-focus.tsx'
import { Notice } from '../../ui/notices/notice.tsx'
import { Text } from '../../ui/text/text.tsx'
import { FailureNotice } from '../patterns/failure-notice.tsx'
import { RecoveryCodes } from '../shared/recovery-codes.tsx'

const title = 'Codes de secours'

/** Replaces the recovery codes after confirmation, then displays the new ones. */
export function RecoveryCodeRenewal({ actor }: { actor: ActorRefFrom<typeof recoveryCodeRenewalMachine> }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { recoveryCodes } = state.children
  const isConfirming = state.matches('confirming')
  const close = () => actor.send({ type: 'command.closed' })
  if (state.status === 'done') return null
  if (recoveryCodes)
    return (
      <KeepFocus>
        <RecoveryCodes actor={recoveryCodes} />
      </KeepFocus>
    )
  if (state.matches('refused'))
    return (
      <Dialog size="small" title={title} onClose={close} actions={<Button onClick={close}>Fermer</Button>}>
        <Notice tone="warning">{state.context.reason}</Notice>
      </Dialog>
    )
  return (
    <ConfirmDialog
      confirm={state.matches('failed') ? 'Réessayer' : 'Obtenir d’autres codes'}
      busy={state.hasTag('busy')}
      busyLabel="Préparation…"
      onCancel={() => actor.send({ type: isConfirming ? 'question.cancelled' : 'command.closed' })}
      onConfirm={() => actor.send({ type: isConfirming ? 'question.confirmed' : 'command.retried' })}
    >
      <Text>
        Vous recevrez dix nouveaux codes de secours, montrés une seule fois. Les anciens ne serviront plus :
        cela ne s’annule pas.
      </Text>
      {state.matches('failed') ? <FailureNotice>Les codes n’ont pas pu être obtenus.</FailureNotice> : null}
    </ConfirmDialog>
  )
}
