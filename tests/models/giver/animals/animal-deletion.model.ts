import { createElement } from 'react'
import { animalDeletionMachine } from '../../../../machines/giver/animals/animal-deletion.ts'
import { specimenTypes } from '../../../world/answers.ts'
import { onBoar, boarName, listedBoar } from '../../pages/animals.ts'
import { confirmedCommandFlow } from '../../patterns/confirmed-command.ts'

export const animalDeletion = confirmedCommandFlow(animalDeletionMachine, {
  name: 'animal-deletion',
  subject: listedBoar,
  confirm: 'Effacer',
  consequence: `${boarName} sera effacé, comme s’il n’avait jamais été noté. Cela ne s’annule pas, mais il peut être noté de nouveau.`,
  busy: 'Effacement…',
  failed: 'L’animal n’a pas pu être effacé. Vérifiez votre réseau, puis réessayez.',
  refused: 'Effacer un animal',
  screen: async () => {
    const { AnimalDeletion } = await import('../../../../src/screens/giver/animals/animal-deletion.tsx')
    return ({ actor }) => createElement(AnimalDeletion, { actor, specimenTypes })
  },
  browser: onBoar('Effacer'),
})
