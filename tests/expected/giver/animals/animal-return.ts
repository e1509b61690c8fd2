import { confirmedCommand } from '../../patterns/confirmed-command.ts'

/** Decision 0034: a hand-over or a withdrawal is undone, after a confirmation. */
export const animalReturn = confirmedCommand('takeAnimalBack')
