import { answeredCommand } from '../../patterns/answered-command.ts'

/** Decision 0034: an animal that nobody gets is kept, destroyed or sent to a plant; which, is always said. */
export const animalWithdrawal = answeredCommand('withdrawAnimal')
