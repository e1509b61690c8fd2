import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { limits } from '../../../contract/limits.ts'
import type { ReceivedAnimal } from '../../../contract/receiver/received-animals.ts'
import type { problemReportMachine } from '../../../machines/receiver/problem-report.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { Notice } from '../../ui/notices/notice.tsx'
import { Text } from '../../ui/text/text.tsx'
import { capital, dayInWords } from '../../words/words.ts'
import { FailureNotice } from '../patterns/failure-notice.tsx'

/** « Sanglier, 8 mars 2026 ». */
export const animalTitle = ({ specimen_type, started_at }: ReceivedAnimal) =>
  `${capital(specimen_type)}, ${dayInWords(started_at)}`

const { min, max } = limits.problems.text

/** The report of a problem with an animal, and who will read it. */
export function ProblemReport({ actor }: { actor: ActorRefFrom<typeof problemReportMachine> }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { subject, answer, reason } = state.context
  const isConfirming = state.matches('confirming')
  const close = () => actor.send({ type: 'command.closed' })
  if (state.matches('refused'))
    return (
      <Dialog
        size="small"
        title="Signaler un problème"
        onClose={close}
        actions={<Button onClick={close}>Fermer</Button>}
      >
        <Notice tone="warning">{reason}</Notice>
      </Dialog>
    )
  if (state.status === 'done') return null
  return (
    <ConfirmDialog
      message="Quel est le problème ?"
      confirm={state.matches('failed') ? 'Réessayer' : 'Envoyer'}
      unready={isConfirming && !state.can({ type: 'question.confirmed' })}
      busy={state.hasTag('busy')}
      busyLabel="Envoi…"
      onCancel={() => actor.send({ type: isConfirming ? 'question.cancelled' : 'command.closed' })}
      onConfirm={() => actor.send({ type: isConfirming ? 'question.confirmed' : 'command.retried' })}
    >
      <div className="grid gap-4">
        <Text>{`${animalTitle(subject)}. Dans le doute, ne consommez pas la viande.`}</Text>
        <TextArea
          label="Ce qui ne va pas"
          hint={`De ${min} à ${max} caractères.`}
          maxLength={max}
          disabled={!isConfirming}
          value={answer}
          onChange={(value) => actor.send({ type: 'answer.typed', value })}
        />
        <Text look="soft">
          {`La fédération de la chasse (${subject.federation}) le lira par e-mail, avec votre nom, votre adresse e-mail, votre numéro de téléphone et l’animal. Le responsable ne le reçoit pas.`}
        </Text>
        {state.matches('failed') ? <FailureNotice>Votre signalement n’est pas parti.</FailureNotice> : null}
      </div>
    </ConfirmDialog>
  )
}
