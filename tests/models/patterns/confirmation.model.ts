import { confirmationMachine } from '../../../machines/patterns/confirmation.ts'
import { flow } from '../../model/model.ts'
import { atHome } from '../pages/giver.ts'

export const confirmation = flow(confirmationMachine, {
  name: 'confirmation',
  input: {},
  samples: { events: {}, answers: {} },
  gestures: {
    'question.confirmed': (driver) => driver.click('button', 'Valider'),
    'question.cancelled': (driver) => driver.press('Escape'),
  },
  expects: {
    asking: async (person) => {
      const question = person.within('alertdialog', 'Êtes-vous sûrs ?')
      await question.sees('button', 'Annuler')
      await question.sees('button', 'Valider')
    },
    confirmed: null,
    cancelled: null,
  },
  screen: async () => (await import('../../../src/screens/patterns/confirmation.tsx')).Confirmation,
  browser: {
    as: 'giver',
    // The removal of a territory asks with the default wordings.
    navigate: async (driver) => {
      await atHome(driver)
      await driver.click('button', 'Territoires')
      await driver.click('button', 'Supprimer Vierzon (18100)')
    },
  },
})
