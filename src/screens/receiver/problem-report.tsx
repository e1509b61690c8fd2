import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { limits } from '../../../contract/limits.ts'
import type { ReceivedAnimal } from '../../../contract/receiver/received-animals.ts'
import type { problemReportMachine } from '../../../machines/receiver/problem-report.ts'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { Text } from '../../ui/text/text.tsx'
import { AnsweredCommand } from '../patterns/answered-command.tsx'
import { capital, dayInWords } from '../../words/words.ts'

/** « Sanglier, 8 mars 2026 ». */
export const animalTitle = ({ specimen_type, started_at }: ReceivedAnimal) =>
  `${capital(specimen_type)}, ${dayInWords(started_at)}`

const { max } = limits.problems.text

/** The report of a problem with an animal, and who will read it. */
export function ProblemReport({ actor }: { actor: ActorRefFrom<typeof problemReportMachine> }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { subject, answer } = state.context
  const isConfirming = state.matches('confirming')
  return (
    <AnsweredCommand
      state={state}
      onEvent={(event) => actor.send(event)}
      hasEntry={answer.trim() !== ''}
      title="Signaler un problème"
      address={{ problem: String(subject.id) }}
      message="Quel est le problème ?"
      confirm="Envoyer"
      busyLabel="Envoi…"
      failed="Votre signalement n’est pas parti."
    >
      <Text>{`${animalTitle(subject)}. Dans le doute, ne consommez pas la viande.`}</Text>
      <TextArea
        label="Ce qui ne va pas"
        hint="Quelques mots suffisent."
        maxLength={max}
        disabled={!isConfirming}
        value={answer}
        onChange={(value) => actor.send({ type: 'answer.typed', value })}
      />
      <Text look="soft">
        {`La fédération de la chasse (${subject.federation}) le lira par e-mail, avec votre nom, votre adresse e-mail, votre numéro de téléphone et l’animal. Le responsable ne le reçoit pas.`}
      </Text>
    </AnsweredCommand>
  )
}
