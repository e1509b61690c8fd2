import { withdrawAnimal } from '../../../contract/giver/hand-overs.ts'
import { Withdrawal } from '../../../contract/shared/animals.ts'
import type { Animal } from '../../../contract/giver/animals.ts'
import { answeredCommand } from '../../patterns/answered-command.ts'

/** Records that an animal is given to nobody, and its destination (decision 0034). */
export const animalWithdrawalMachine = answeredCommand({
  id: 'animalWithdrawal',
  call: withdrawAnimal,
  description: 'Le responsable dit qu’un animal n’est remis à personne, et ce qu’il devient.',
  asked: 'On demande ce que l’animal devient ; rien n’est encore envoyé.',
  isAnswered: (withdrawal) => Withdrawal.safeParse(withdrawal).success,
  request: ({ id }: Animal, withdrawal) => ({
    params: { id },
    body: { withdrawal: Withdrawal.parse(withdrawal) },
  }),
  announced: 'Le retrait est noté.',
  states: {
    done: 'L’animal n’est remis à personne.',
    refused: 'L’animal a déjà quitté la chasse, ou la chasse est déclarée.',
  },
})
