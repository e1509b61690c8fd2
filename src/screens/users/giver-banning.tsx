import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { limits } from '../../../contract/limits.ts'
import type { giverBanningMachine, RefusalText } from '../../../machines/users/giver-banning.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { Notice } from '../../ui/notices/notice.tsx'
import { Text } from '../../ui/text/text.tsx'
import { FailureNotice } from '../patterns/failure-notice.tsx'
import { hunterAccount } from './giver-validating.tsx'

/** Bans a giver after confirmation, with a reason for the person and a note for staff (spec §4). */
export function GiverBanning({ actor }: { actor: ActorRefFrom<typeof giverBanningMachine> }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const isConfirming = state.matches('confirming')
  const { subject, texts, reason } = state.context
  const close = () => actor.send({ type: 'command.closed' })
  const field = (name: RefusalText) => ({
    optional: true,
    maxLength: limits.refusal,
    disabled: !isConfirming,
    value: texts[name],
    onChange: (value: string) => actor.send({ type: 'field.typed', field: name, value }),
  })
  if (state.matches('refused'))
    return (
      <Dialog
        size="small"
        title="Bannir le compte"
        onClose={close}
        actions={<Button onClick={close}>Fermer</Button>}
      >
        <Notice tone="warning">{reason}</Notice>
      </Dialog>
    )
  if (state.status === 'done') return null
  return (
    <ConfirmDialog
      confirm={state.matches('failed') ? 'Réessayer' : 'Bannir'}
      danger
      busy={state.hasTag('busy')}
      busyLabel="Bannissement…"
      onCancel={() => actor.send({ type: isConfirming ? 'question.cancelled' : 'command.closed' })}
      onConfirm={() => actor.send({ type: isConfirming ? 'question.confirmed' : 'command.retried' })}
    >
      <div className="grid gap-5">
        <Text>
          {`${hunterAccount(subject)} sera banni : son inscription est refusée, et son titulaire en sera averti par e-mail. Vous pourrez revenir sur ce refus : dans « Utilisateurs », ouvrez sa fiche, puis « Valider ».`}
        </Text>
        <TextArea
          label="Raison, pour la personne"
          hint="Écrite dans l’e-mail et sur sa page."
          {...field('reason')}
        />
        <TextArea
          label="Note, pour votre équipe"
          hint="Elle n’est pas envoyée à la personne, qui peut toutefois demander ce que vous gardez sur elle."
          {...field('note')}
        />
        {state.matches('failed') ? <FailureNotice>Le bannissement n’a pas abouti.</FailureNotice> : null}
      </div>
    </ConfirmDialog>
  )
}
