import { answeredCommand } from '../../patterns/answered-command.ts'

/**
 * Decision 0034: an animal that nobody receives is kept, destroyed or sent to a plant; the destination is
 * required.
 */
export const animalWithdrawal = answeredCommand('withdrawAnimal')
