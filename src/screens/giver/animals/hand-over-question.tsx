import type { Animal } from '../../../../contract/giver/animals.ts'
import { BOAR, type SpecimenType } from '../../../../contract/shared/specimen-types.ts'
import { informingOf, isMessageOwed } from '../../../../machines/giver/animals/messages.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { animalNamed } from '../../../words/animals.ts'
import { fullName } from '../../../words/words.ts'
import { FailureNotice } from '../../patterns/failure-notice.tsx'
import { HandOverMessage, TOLD } from './hand-over-message.tsx'

type Props = {
  animal: Animal
  person: { firstname: string; lastname: string }
  specimenTypes: SpecimenType[]
  hasFailed: boolean
  busy: boolean
  onCancel: () => void
  onConfirm: () => void
}

/**
 * Asks whether a person received an animal; for a boar, or if a rule applies, also that they were
 * informed.
 */
export function HandOverQuestion({
  animal,
  person,
  specimenTypes,
  hasFailed,
  busy,
  onCancel,
  onConfirm,
}: Props) {
  return (
    <ConfirmDialog
      message={`Remis à ${fullName(person)} ?`}
      confirm={hasFailed ? 'Réessayer' : isMessageOwed(animal) ? TOLD : 'Remettre'}
      busy={busy}
      busyLabel="Enregistrement…"
      onCancel={onCancel}
      onConfirm={onConfirm}
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
