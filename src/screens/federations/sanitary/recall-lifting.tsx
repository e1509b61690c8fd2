import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { limits } from '../../../../contract/limits.ts'
import type { recallLiftingMachine } from '../../../../machines/federations/sanitary/recall-lifting.ts'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { AnsweredCommand } from '../../patterns/answered-command.tsx'
import { gameInWords } from '../../../words/recalls.ts'
import { capital } from '../../../words/words.ts'

const { max } = limits.recalls.reason

/** Lifts a recall after confirmation, with the reason sent to everybody who was notified. */
export function RecallLifting({ actor }: { actor: ActorRefFrom<typeof recallLiftingMachine> }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const isConfirming = state.matches('confirming')
  const { subject, answer } = state.context
  return (
    <AnsweredCommand
      state={state}
      onEvent={(event) => actor.send(event)}
      hasEntry={answer.trim() !== ''}
      title="Lever le rappel"
      message="Lever ce rappel ?"
      confirm="Lever le rappel"
      busyLabel="Enregistrement…"
      failed="Le rappel n’a pas pu être levé."
      danger
    >
      <Text>{`${capital(gameInWords(subject.game))}.`}</Text>
      <Text>
        Levez-le seulement s’il a été ouvert par erreur, sur un mauvais bracelet par exemple. Un e-mail dit
        aussitôt à chaque personne prévenue que ce gibier peut être mangé ; il ne se reprend pas.
      </Text>
      <TextArea
        label="Raison"
        hint="Quelques mots suffisent. Chaque personne prévenue les lit : ne nommez personne."
        maxLength={max}
        disabled={!isConfirming}
        value={answer}
        onChange={(value) => actor.send({ type: 'answer.typed', value })}
      />
    </AnsweredCommand>
  )
}
