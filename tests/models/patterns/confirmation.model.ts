import { confirmationMachine } from '../../../machines/patterns/confirmation.ts'
import { flow } from '../../model/model.ts'
import { atHome } from '../giver/giver-space.ts'

export const confirmation = flow(confirmationMachine, {
  name: 'confirmation',
  input: {},
  samples: { events: {}, answers: {} },
  gestures: {
    'question.confirmed': (hand) => hand.click('button', 'Valider'),
    'question.cancelled': (hand) => hand.press('Escape'),
  },
  sees: {
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
    arrive: async (arrival) => {
      await atHome(arrival)
      await arrival.click('button', 'Territoires')
      await arrival.click('button', 'Supprimer Vierzon (18100)')
    },
  },
})
