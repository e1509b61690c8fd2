import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { limits } from '../../../contract/limits.ts'
import type { giverBanningMachine, RefusalText } from '../../../machines/users/giver-banning.ts'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { Text } from '../../ui/text/text.tsx'
import { ExpectedPeople } from '../shared/expected-people.tsx'
import { AnsweredCommand } from '../patterns/answered-command.tsx'
import { hunterAccount } from './giver-validating.tsx'

/** Bans a giver after confirmation, with a reason for the person and a note for staff (spec §4). */
export function GiverBanning({ actor }: { actor: ActorRefFrom<typeof giverBanningMachine> }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const isConfirming = state.matches('confirming')
  const { subject, texts } = state.context
  const field = (name: RefusalText) => ({
    optional: true,
    maxLength: limits.refusal,
    disabled: !isConfirming,
    value: texts[name],
    onChange: (value: string) => actor.send({ type: 'field.typed', field: name, value }),
  })
  return (
    <AnsweredCommand
      state={state}
      onEvent={(event) => actor.send(event)}
      hasEntry={`${texts.reason}${texts.note}`.trim() !== ''}
      title="Bannir le compte"
      confirm="Bannir"
      busyLabel="Bannissement…"
      failed="Le bannissement n’a pas abouti."
      danger
    >
      <Text>
        {`${hunterAccount(subject)} sera banni : son inscription est refusée, et son titulaire en sera averti par e-mail. Vous pourrez revenir sur ce refus : dans « Utilisateurs », ouvrez sa fiche, puis « Valider ».`}
      </Text>
      <ExpectedPeople people={subject.expected} />
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
    </AnsweredCommand>
  )
}
