import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { limits } from '../../../../contract/limits.ts'
import type { Correction } from '../../../../contract/users/corrections.ts'
import type { correctionAcceptanceMachine } from '../../../../machines/users/todo/correction-acceptance.ts'
import type { correctionRefusalMachine } from '../../../../machines/users/todo/correction-refusal.ts'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { AnsweredCommand } from '../../patterns/answered-command.tsx'
import { huntCalled } from '../../../words/words.ts'
import { ConfirmedCommand } from '../../patterns/confirmed-command.tsx'

const huntOf = ({ hunt }: Correction) => huntCalled(hunt.started_at, hunt.city)

/** Accepts a correction, after confirmation. */
export const CorrectionAcceptance = ({
  actor,
}: {
  actor: ActorRefFrom<typeof correctionAcceptanceMachine>
}) => (
  <ConfirmedCommand
    actor={actor}
    title="Accepter la correction"
    confirm="Accepter"
    consequence={(correction) =>
      `Le compte rendu de ${huntOf(correction)} dira ce que demande ${correction.giver}, et les statistiques le suivront. Les versions d’avant sont gardées. Un e-mail préviendra le responsable.`
    }
    busyLabel="Enregistrement…"
    failed="L’acceptation n’a pas abouti."
  />
)

/** Refuses a correction after confirmation, with a reason for the giver. */
export function CorrectionRefusal({ actor }: { actor: ActorRefFrom<typeof correctionRefusalMachine> }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const isConfirming = state.matches('confirming')
  const { subject, answer } = state.context
  return (
    <AnsweredCommand
      state={state}
      onEvent={(event) => actor.send(event)}
      hasEntry={answer.trim() !== ''}
      title="Refuser la correction"
      confirm="Refuser"
      busyLabel="Enregistrement…"
      failed="Le refus n’a pas abouti."
      danger
    >
      <Text>
        {`Le compte rendu de ${huntOf(subject)} restera comme il est. ${subject.giver} lira votre raison dans un e-mail et sur sa page, et pourra demander une autre correction.`}
      </Text>
      <TextArea
        label="Raison, pour le responsable"
        hint={`${limits.correction.reason.min} caractères au moins.`}
        maxLength={limits.refusal}
        disabled={!isConfirming}
        value={answer}
        onChange={(value) => actor.send({ type: 'answer.typed', value })}
      />
    </AnsweredCommand>
  )
}
