import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { limits } from '../../../../contract/limits.ts'
import type { recallGivingUpMachine } from '../../../../machines/federations/sanitary/recall-giving-up.ts'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { counted } from '../../../words/words.ts'
import { AnsweredCommand } from '../../patterns/answered-command.tsx'

const { max } = limits.recalls.reason

/** Gives up reaching a person affected by a recall, with the reason that staff reads. */
export function RecallGivingUp({ actor }: { actor: ActorRefFrom<typeof recallGivingUpMachine> }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { subject, answer } = state.context
  const name = subject.name ?? 'cette personne'
  return (
    <AnsweredCommand
      state={state}
      onEvent={(event) => actor.send(event)}
      hasEntry={answer.trim() !== ''}
      title="Renoncer à joindre"
      message={`Renoncer à joindre ${name} ?`}
      confirm="Renoncer"
      busyLabel="Enregistrement…"
      failed="Cela n’a pas pu être noté."
      danger
    >
      <Text>
        {`${subject.name ?? 'Cette personne'} ne sera plus à appeler, et compte comme pas jointe${subject.attempts === 0 ? ' : aucun appel n’est noté' : ` après ${counted(subject.attempts, 'appel sans réponse', 'appels sans réponse')}`}. Elle peut encore confirmer elle-même, et vous pourrez noter plus tard que vous l’avez jointe.`}
      </Text>
      <TextArea
        label="Raison"
        hint="Quelques mots suffisent, pour votre équipe. Ils restent écrits sur le rappel."
        maxLength={max}
        disabled={!state.matches('confirming')}
        value={answer}
        onChange={(value) => actor.send({ type: 'answer.typed', value })}
      />
    </AnsweredCommand>
  )
}
