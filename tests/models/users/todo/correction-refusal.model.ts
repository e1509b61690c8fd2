import { correctionRefusalMachine } from '../../../../machines/users/todo/correction-refusal.ts'
import { flow } from '../../../model/model.ts'
import { answeredAssertions, answeredGestures } from '../../patterns/confirmed-command.ts'
import { atCorrections, called, waiting } from '../../pages/corrections.ts'

const texts = {
  confirm: 'Refuser',
  consequence: 'Hélène Moreau lira votre raison dans un e-mail et sur sa page',
  busy: 'Enregistrement…',
  failed: 'Le refus n’a pas abouti. Vérifiez votre réseau, puis réessayez.',
}
const label = 'Raison, pour le responsable'
const question = 'Êtes-vous sûrs ?'
const command = answeredAssertions(texts)

export const correctionRefusal = flow(correctionRefusalMachine, {
  name: 'correction-refusal',
  input: { subject: waiting },
  key: ({ context: { answer } }) => answer,
  samples: {
    events: { 'answer.typed': [] },
    answers: { call: [undefined] },
    others: {
      'answer.typed': ({ context: { answer } }) =>
        answer === '' ? [{ value: 'No' }] : answer === 'No' ? [{ value: 'Le carnet ne le montre pas' }] : [],
    },
  },
  gestures: {
    ...answeredGestures(texts),
    'answer.typed': (driver, { value }) => driver.fill(label, value),
  },
  expects: {
    ...command,
    confirming: async (person, { context: { answer } }) => {
      await person.seesText(texts.consequence)
      await person.seesValue(label, answer)
      const asked = person.within('alertdialog', question)
      if (answer.length > 2) await asked.sees('button', 'Refuser')
      else await asked.seesDisabled('button', 'Refuser')
    },
  },
  screen: async () =>
    (await import('../../../../src/screens/users/todo/correction-answers.tsx')).CorrectionRefusal,
  browser: {
    as: 'cher',
    navigate: async (driver) => {
      await atCorrections(driver)
      await driver.interceptCalls()
      await driver.click('button', `Refuser ${called(waiting)}`)
    },
  },
})
