import { recallReachedMachine } from '../../../../machines/federations/sanitary/recall-reached.ts'
import { openedRecall } from '../../../world/recalls.ts'
import { atRecalls } from '../../pages/recalls.ts'
import { confirmedCommandFlow } from '../../patterns/confirmed-command.ts'

const subject = openedRecall.receivers[0]!

export const recallReached = confirmedCommandFlow(recallReachedMachine, {
  name: 'recall-reached',
  subject,
  confirm: 'Noter : jointe',
  consequence: 'sait qu’il ne faut pas manger ce gibier',
  busy: 'Enregistrement…',
  failed: 'L’appel n’a pas pu être noté. Vérifiez votre réseau, puis réessayez.',
  screen: async () =>
    (await import('../../../../src/screens/federations/sanitary/recall-calls.tsx')).RecallReached,
  browser: {
    as: 'cher',
    navigate: async (driver) => {
      await atRecalls(driver)
      await driver.interceptCalls()
      await driver.click('button', `Jointe : ${subject.name}`)
    },
  },
})
