import type { ActorRefFrom } from 'xstate'
import type { SpecimenType } from '../../../../contract/shared/specimen-types.ts'
import type { animalReturnMachine } from '../../../../machines/giver/animals/animal-return.ts'
import { animalNamed, withdrawals } from '../../../words/animals.ts'
import { fullName } from '../../../words/words.ts'
import { ConfirmedCommand } from '../../patterns/confirmed-command.tsx'

type Props = { actor: ActorRefFrom<typeof animalReturnMachine>; specimenTypes: SpecimenType[] }

/** Undoes a hand-over or a withdrawal. */
export const AnimalReturn = ({ actor, specimenTypes }: Props) => (
  <ConfirmedCommand
    actor={actor}
    title="Annuler"
    confirm="Annuler ce qui est noté"
    consequence={({ receiver, withdrawal, ...animal }) =>
      `${animalNamed(animal, specimenTypes)} ne sera plus noté comme ${
        receiver
          ? `remis à ${fullName(receiver)}`
          : (withdrawal ? withdrawals[withdrawal] : 'parti').toLowerCase()
      }, et pourra de nouveau être remis, corrigé ou retiré. Personne n’est prévenu.`
    }
    busyLabel="Annulation…"
    failed="L’annulation n’a pas abouti."
  />
)
