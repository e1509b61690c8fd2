import { confirmedCommand } from '../../patterns/confirmed-command.ts'

/** Decision 0034: a hand-over or a withdrawal is taken back, after confirmation. */
export const animalReturn = confirmedCommand('takeAnimalBack')
