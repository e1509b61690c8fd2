import { takeAnimalBack } from '../../../contract/giver/hand-overs.ts'
import type { Animal } from '../../../contract/giver/animals.ts'
import { confirmedCommand } from '../../patterns/confirmed-command.ts'

/** Undoes the hand-over or withdrawal of an animal, after confirmation (decision 0034). */
export const animalReturnMachine = confirmedCommand({
  id: 'animalReturn',
  call: takeAnimalBack,
  request: ({ id }: Animal) => ({ params: { id } }),
  description: 'Le responsable annule la remise ou le retrait d’un animal, après confirmation.',
  announced: 'L’animal est de nouveau dans la chasse.',
  states: {
    done: 'L’animal est de nouveau dans la chasse.',
    refused: 'La chasse est déclarée : ses animaux ne changent plus.',
  },
})
