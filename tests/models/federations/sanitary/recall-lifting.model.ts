import { recallLiftingMachine } from '../../../../machines/federations/sanitary/recall-lifting.ts'
import { flow } from '../../../model/model.ts'
import { openedRecall } from '../../../world/recalls.ts'
import { atRecalls, cardOf } from '../../pages/recalls.ts'
import { answeredAssertions, answeredGestures } from '../../patterns/confirmed-command.ts'

const texts = {
  question: 'Lever ce rappel ?',
  confirm: 'Lever le rappel',
  consequence: 'Un e-mail dit aussitôt à chaque personne prévenue que ce gibier peut être mangé',
  busy: 'Enregistrement…',
  failed: 'Le rappel n’a pas pu être levé. Vérifiez votre réseau, puis réessayez.',
  refused: 'Lever le rappel',
}
const label = 'Raison'

export const recallLifting = flow(recallLiftingMachine, {
  name: 'recall-lifting',
  input: { subject: openedRecall },
  key: ({ context: { answer } }) => answer,
  samples: {
    events: { 'answer.typed': [] },
    answers: { call: [undefined] },
    others: {
      'answer.typed': ({ context: { answer } }) =>
        answer === '' ? [{ value: 'No' }] : answer === 'No' ? [{ value: 'Mauvais bracelet' }] : [],
    },
  },
  gestures: {
    ...answeredGestures(texts),
    'answer.typed': (driver, { value }) => driver.fill(label, value),
  },
  expects: {
    ...answeredAssertions(texts),
    confirming: async (person, { context: { answer } }) => {
      await person.seesText(texts.consequence)
      await person.seesValue(label, answer)
      const asked = person.within('alertdialog', texts.question)
      if (answer.length > 2) await asked.sees('button', texts.confirm)
      else await asked.seesDisabled('button', texts.confirm)
    },
  },
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
