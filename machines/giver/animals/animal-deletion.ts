import { deleteAnimal, type Animal } from '../../../contract/giver/animals.ts'
import { confirmedCommand } from '../../patterns/confirmed-command.ts'

/** Deletes an animal noted by mistake, after confirmation (decision 0034). */
export const animalDeletionMachine = confirmedCommand({
  id: 'animalDeletion',
  call: deleteAnimal,
  request: ({ id }: Animal) => ({ params: { id } }),
  description: 'Le responsable efface un animal noté par erreur, après confirmation.',
  announced: 'L’animal a été effacé.',
  states: {
    done: 'L’animal n’existe plus.',
    refused: 'L’animal a quitté la chasse, ou présente une anomalie : il n’est pas effacé.',
  },
})
