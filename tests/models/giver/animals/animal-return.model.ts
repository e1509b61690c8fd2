import { createElement } from 'react'
import { animalReturnMachine } from '../../../../machines/giver/animals/animal-return.ts'
import { specimenTypes } from '../../../world/answers.ts'
import { atAnimals, boarName, keptBoar, onSheet, openBoar } from '../../pages/animals.ts'
import { confirmedCommandFlow } from '../../patterns/confirmed-command.ts'

export const animalReturn = confirmedCommandFlow(animalReturnMachine, {
  name: 'animal-return',
  subject: keptBoar,
  confirm: 'Annuler ce qui est noté',
  consequence: `${boarName} ne sera plus noté comme gardé, et pourra de nouveau être remis, corrigé ou retiré. Personne n’est prévenu.`,
  busy: 'Annulation…',
  failed: 'L’annulation n’a pas abouti. Vérifiez votre réseau, puis réessayez.',
  refused: 'Annuler',
  screen: async () => {
    const { AnimalReturn } = await import('../../../../src/screens/giver/animals/animal-return.tsx')
    return ({ actor }) => createElement(AnimalReturn, { actor, specimenTypes })
  },
  browser: {
    as: 'giver',
    navigate: async (driver) => {
      await atAnimals(driver)
      await openBoar(driver)
      await onSheet(driver, 'Retirer')
      await driver.check('Gardé')
      const question = driver.within('alertdialog', 'Que devient cet animal ?')
      await question.click('button', 'Retirer')
      await driver.within('list', 'Animaux notés').seesText('Gardé')
      await driver.interceptCalls()
      await openBoar(driver)
      await onSheet(driver, 'Annuler le retrait')
    },
  },
})
