import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { limits } from '../../../../contract/limits.ts'
import type { recallLiftingMachine } from '../../../../machines/federations/sanitary/recall-lifting.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { Notice } from '../../../ui/notices/notice.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { gameInWords } from '../../../words/recalls.ts'
import { capital } from '../../../words/words.ts'
import { FailureNotice } from '../../patterns/failure-notice.tsx'

const { min, max } = limits.recalls.reason

/** Lifts a recall after confirmation, with the reason sent to everybody who was notified. */
export function RecallLifting({ actor }: { actor: ActorRefFrom<typeof recallLiftingMachine> }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const isConfirming = state.matches('confirming')
  const { subject, answer, reason } = state.context
  const close = () => actor.send({ type: 'command.closed' })
  if (state.matches('refused'))
    return (
      <Dialog
        size="small"
        title="Lever le rappel"
        onClose={close}
        actions={<Button onClick={close}>Fermer</Button>}
      >
        <Notice tone="warning">{reason}</Notice>
      </Dialog>
    )
  if (state.status === 'done') return null
  return (
    <ConfirmDialog
      message="Lever ce rappel ?"
      confirm={state.matches('failed') ? 'Réessayer' : 'Lever le rappel'}
      danger
      unready={isConfirming && !state.can({ type: 'question.confirmed' })}
      busy={state.hasTag('busy')}
      busyLabel="Enregistrement…"
      onCancel={() => actor.send({ type: isConfirming ? 'question.cancelled' : 'command.closed' })}
      onConfirm={() => actor.send({ type: isConfirming ? 'question.confirmed' : 'command.retried' })}
    >
      <div className="grid gap-5">
        <Text>{`${capital(gameInWords(subject.game))}.`}</Text>
        <Text>
          Levez-le seulement s’il a été ouvert par erreur, sur un mauvais bracelet par exemple. Un e-mail dit
          aussitôt à chaque personne prévenue que ce gibier peut être mangé ; il ne se reprend pas.
        </Text>
        <TextArea
          label="Raison"
          hint={`De ${min} à ${max} caractères. Chaque personne prévenue la lit : ne nommez personne.`}
          maxLength={max}
          disabled={!isConfirming}
          value={answer}
          onChange={(value) => actor.send({ type: 'answer.typed', value })}
        />
        {state.matches('failed') ? <FailureNotice>Le rappel n’a pas pu être levé.</FailureNotice> : null}
      </div>
    </ConfirmDialog>
  )
}
