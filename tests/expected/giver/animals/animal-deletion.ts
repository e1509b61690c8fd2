import { confirmedCommand } from '../../patterns/confirmed-command.ts'

/** Decision 0034: an animal noted by mistake is deleted, after confirmation. */
export const animalDeletion = confirmedCommand('deleteAnimal')
