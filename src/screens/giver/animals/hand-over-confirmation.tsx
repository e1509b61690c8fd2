import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { BOAR, type SpecimenType } from '../../../../contract/shared/specimen-types.ts'
import type { handOverMachine } from '../../../../machines/giver/animals/hand-over.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { Notice } from '../../../ui/notices/notice.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { animalNamed } from '../../../words/animals.ts'
import { demandInWords, informingOf } from '../../../words/sanitary.ts'
import { fullName } from '../../../words/words.ts'
import { FailureNotice } from '../../patterns/failure-notice.tsx'

type Props = { actor: ActorRefFrom<typeof handOverMachine>; specimenTypes: SpecimenType[] }

/** Asks before a hand-over is noted; for a boar, or where a rule informs, whether the message was passed on. */
export function HandOverConfirmation({ actor, specimenTypes }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { animal, person } = state.context
  const isConfirming = state.matches('confirming')
  const hasFailed = state.matches('failed')
  if (!person || (!isConfirming && !hasFailed && !state.matches('sending'))) return null
  const isBoar = animal.specimen_type_id === BOAR
  const informing = informingOf(animal)
  return (
    <ConfirmDialog
      message={`Remis à ${fullName(person)} ?`}
      confirm={
        hasFailed ? 'Réessayer' : isBoar || informing.length > 0 ? 'Message transmis : remettre' : 'Remettre'
      }
      busy={state.matches('sending')}
      busyLabel="Enregistrement…"
      onCancel={() => actor.send({ type: isConfirming ? 'question.cancelled' : 'command.closed' })}
      onConfirm={() => actor.send({ type: isConfirming ? 'question.confirmed' : 'command.retried' })}
    >
      <div className="grid gap-4">
        <Text>
          {`${animalNamed(animal, specimenTypes)} sera noté comme remis. Vous pourrez l’annuler tant que votre fédération n’est pas informée.`}
        </Text>
        {isBoar ? (
          <Notice tone="warning" title="Dites-le à la personne" still>
            Le sanglier peut porter la trichine, un parasite dangereux. La viande se cuit à cœur partout, à 71
            °C au moins. Congeler ne suffit pas.
          </Notice>
        ) : null}
        {informing.length > 0 ? <Text look="soft">{informing.map(demandInWords).join(' ')}</Text> : null}
        {hasFailed ? <FailureNotice>La remise n’a pas abouti.</FailureNotice> : null}
      </div>
    </ConfirmDialog>
  )
}
