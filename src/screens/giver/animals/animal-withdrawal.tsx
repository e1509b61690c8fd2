import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { Withdrawal } from '../../../../contract/shared/animals.ts'
import type { SpecimenType } from '../../../../contract/shared/specimen-types.ts'
import type { animalWithdrawalMachine } from '../../../../machines/giver/animals/animal-withdrawal.ts'
import { RadioGroup } from '../../../ui/fields/radio-group.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { AnsweredCommand } from '../../patterns/answered-command.tsx'
import { animalNamed, withdrawals } from '../../../words/animals.ts'

type Props = { actor: ActorRefFrom<typeof animalWithdrawalMachine>; specimenTypes: SpecimenType[] }

const options = Withdrawal.options.map((value) => ({ value, label: withdrawals[value] }))

/** Records the destination of an animal that nobody receives. */
export function AnimalWithdrawal({ actor, specimenTypes }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { subject, answer } = state.context
  const isConfirming = state.matches('confirming')
  return (
    <AnsweredCommand
      state={state}
      onEvent={(event) => actor.send(event)}
      hasEntry={answer !== ''}
      title="Retirer un animal"
      message="Que devient cet animal ?"
      confirm="Retirer"
      busyLabel="Enregistrement…"
      failed="Le retrait n’a pas abouti."
    >
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
    </AnsweredCommand>
  )
}
