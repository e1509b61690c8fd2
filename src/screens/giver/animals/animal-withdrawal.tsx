import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { Withdrawal } from '../../../../contract/shared/animals.ts'
import type { SpecimenType } from '../../../../contract/shared/specimen-types.ts'
import type { animalWithdrawalMachine } from '../../../../machines/giver/animals/animal-withdrawal.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { RadioGroup } from '../../../ui/fields/radio-group.tsx'
import { Notice } from '../../../ui/notices/notice.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { animalNamed, withdrawals } from '../../../words/animals.ts'
import { FailureNotice } from '../../patterns/failure-notice.tsx'

type Props = { actor: ActorRefFrom<typeof animalWithdrawalMachine>; specimenTypes: SpecimenType[] }

const options = Withdrawal.options.map((value) => ({ value, label: withdrawals[value] }))

/** Records the destination of an animal that nobody receives. */
export function AnimalWithdrawal({ actor, specimenTypes }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { subject, answer, reason } = state.context
  const isConfirming = state.matches('confirming')
  const close = () => actor.send({ type: 'command.closed' })
  if (state.matches('refused'))
    return (
      <Dialog
        size="small"
        title="Retirer un animal"
        onClose={close}
        actions={<Button onClick={close}>Fermer</Button>}
      >
        <Notice tone="warning">{reason}</Notice>
      </Dialog>
    )
  if (state.status === 'done') return null
  return (
    <ConfirmDialog
      message="Que devient cet animal ?"
      confirm={state.matches('failed') ? 'Réessayer' : 'Retirer'}
      unready={isConfirming && !state.can({ type: 'question.confirmed' })}
      busy={state.hasTag('busy')}
      busyLabel="Enregistrement…"
      onCancel={() => actor.send({ type: isConfirming ? 'question.cancelled' : 'command.closed' })}
      onConfirm={() => actor.send({ type: isConfirming ? 'question.confirmed' : 'command.retried' })}
    >
      <div className="grid gap-4">
        <Text>
          {`${animalNamed(subject, specimenTypes)} ne sera remis à personne. Vous pourrez l’annuler tant que votre fédération n’est pas informée.`}
        </Text>
        <RadioGroup
          label="Ce qu’il devient"
          name="withdrawal"
          value={answer}
          options={options}
          disabled={!isConfirming}
          onChange={(value) => actor.send({ type: 'answer.typed', value })}
        />
        {state.matches('failed') ? <FailureNotice>Le retrait n’a pas abouti.</FailureNotice> : null}
      </div>
    </ConfirmDialog>
  )
}
