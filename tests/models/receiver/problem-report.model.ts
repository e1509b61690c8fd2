import { problemReportMachine } from '../../../machines/receiver/problem-report.ts'
import { flow } from '../../model/model.ts'
import { answeredAssertions, answeredGestures } from '../patterns/confirmed-command.ts'
import { boar } from './received-animals.model.ts'

const texts = {
  question: 'Quel est le problème ?',
  confirm: 'Envoyer',
  consequence:
    'La fédération de la chasse (Fédération des chasseurs du Cher) le lira par e-mail, avec votre nom',
  busy: 'Envoi…',
  failed: 'Votre signalement n’est pas parti. Vérifiez votre réseau, puis réessayez.',
  refused: 'Signaler un problème',
}
const label = 'Ce qui ne va pas'

export const problemReport = flow(problemReportMachine, {
  name: 'problem-report',
  input: { subject: boar },
  key: ({ context: { answer } }) => answer,
  samples: {
    events: { 'answer.typed': [] },
    answers: { call: [undefined] },
    others: {
      'answer.typed': ({ context: { answer } }) =>
        answer === '' ? [{ value: 'No' }] : answer === 'No' ? [{ value: 'Un abcès dans l’épaule' }] : [],
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
      if (answer.length > 2) await asked.sees('button', 'Envoyer')
      else await asked.seesDisabled('button', 'Envoyer')
    },
  },
  screen: async () => (await import('../../../src/screens/receiver/problem-report.tsx')).ProblemReport,
  browser: {
    as: 'paul.mercier',
    navigate: async (driver) => {
      await driver.open('/')
      await driver.interceptCalls()
      await driver.click('button', /^Signaler un problème/)
    },
  },
})
