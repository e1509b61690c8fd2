import { recallLiftingMachine } from '../../../../machines/federations/sanitary/recall-lifting.ts'
import { flow } from '../../../model/model.ts'
import { openedRecall } from '../../../world/recalls.ts'
import { atRecalls, cardOf } from '../../pages/recalls.ts'
import { wordedCommand } from '../../patterns/confirmed-command.ts'

const texts = {
  question: 'Lever ce rappel ?',
  confirm: 'Lever le rappel',
  consequence: 'Un e-mail dit aussitôt à chaque personne prévenue que ce gibier peut être mangé',
  busy: 'Enregistrement…',
  failed: 'Le rappel n’a pas pu être levé. Vérifiez votre réseau, puis réessayez.',
  refused: 'Lever le rappel',
}

export const recallLifting = flow(recallLiftingMachine, {
  name: 'recall-lifting',
  input: { subject: openedRecall },
  ...wordedCommand(texts, 'Raison', 'Mauvais bracelet'),
  screen: async () =>
    (await import('../../../../src/screens/federations/sanitary/recall-lifting.tsx')).RecallLifting,
  browser: {
    as: 'cher',
    navigate: async (driver) => {
      await atRecalls(driver)
      await driver.interceptCalls()
      await cardOf(driver).click('button', /^Lever le rappel/)
    },
  },
})
