import type { ActorRefFrom } from 'xstate'
import type { SpecimenType } from '../../../../contract/shared/specimen-types.ts'
import type { animalDeletionMachine } from '../../../../machines/giver/animals/animal-deletion.ts'
import { animalNamed } from '../../../words/animals.ts'
import { ConfirmedCommand } from '../../patterns/confirmed-command.tsx'

type Props = { actor: ActorRefFrom<typeof animalDeletionMachine>; specimenTypes: SpecimenType[] }

/** Deletes an animal noted by mistake. */
export const AnimalDeletion = ({ actor, specimenTypes }: Props) => (
  <ConfirmedCommand
    actor={actor}
    title="Effacer un animal"
    confirm="Effacer"
    consequence={(animal) =>
      `${animalNamed(animal, specimenTypes)} sera effacé, comme s’il n’avait jamais été noté. Cela ne s’annule pas, mais il peut être noté de nouveau.`
    }
    busyLabel="Effacement…"
    failed="L’animal n’a pas pu être effacé."
    danger
  />
)
