import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { BOAR, type SpecimenType } from '../../../../contract/shared/specimen-types.ts'
import type { handOverMachine } from '../../../../machines/giver/animals/hand-over.ts'
import { informingOf, isMessageOwed } from '../../../../machines/giver/animals/messages.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { animalNamed } from '../../../words/animals.ts'
import { fullName } from '../../../words/words.ts'
import { FailureNotice } from '../../patterns/failure-notice.tsx'
import { HandOverMessage, TOLD } from './hand-over-message.tsx'

type Props = { actor: ActorRefFrom<typeof handOverMachine>; specimenTypes: SpecimenType[] }

/**
 * The confirmation of a hand-over; for a boar, or if a rule applies, also that the recipient was
 * informed.
 */
export function HandOverConfirmation({ actor, specimenTypes }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { animal, person } = state.context
  const isConfirming = state.matches('confirming')
  const hasFailed = state.matches('failed')
  if (!person || (!isConfirming && !hasFailed && !state.matches('sending'))) return null
  return (
    <ConfirmDialog
      message={`Remis à ${fullName(person)} ?`}
      confirm={hasFailed ? 'Réessayer' : isMessageOwed(animal) ? TOLD : 'Remettre'}
      busy={state.matches('sending')}
      busyLabel="Enregistrement…"
      onCancel={() => actor.send({ type: isConfirming ? 'question.cancelled' : 'command.closed' })}
      onConfirm={() => actor.send({ type: isConfirming ? 'question.confirmed' : 'command.retried' })}
    >
      <div className="grid gap-4">
        <Text>
          {`${animalNamed(animal, specimenTypes)} sera noté comme remis. Vous pourrez l’annuler tant que votre fédération n’est pas informée.`}
        </Text>
        <HandOverMessage isBoar={animal.specimen_type_id === BOAR} informing={informingOf(animal)} />
        {hasFailed ? <FailureNotice>La remise n’a pas abouti.</FailureNotice> : null}
      </div>
    </ConfirmDialog>
  )
}
