import { recallUnreachableMachine } from '../../../../machines/federations/sanitary/recall-unreachable.ts'
import { openedRecall } from '../../../world/recalls.ts'
import { atRecalls } from '../../pages/recalls.ts'
import { confirmedCommandFlow } from '../../patterns/confirmed-command.ts'

const subject = openedRecall.receivers[0]!

export const recallUnreachable = confirmedCommandFlow(recallUnreachableMachine, {
  name: 'recall-unreachable',
  subject,
  confirm: 'Noter l’appel',
  consequence: 'reste à appeler, et en tête de la liste',
  busy: 'Enregistrement…',
  failed: 'L’appel n’a pas pu être noté. Vérifiez votre réseau, puis réessayez.',
  screen: async () =>
    (await import('../../../../src/screens/federations/sanitary/recall-calls.tsx')).RecallUnreachable,
  browser: {
    as: 'cher',
    navigate: async (driver) => {
      await atRecalls(driver)
      await driver.interceptCalls()
      await driver.click('button', `Pas jointe : ${subject.name}`)
    },
  },
})
