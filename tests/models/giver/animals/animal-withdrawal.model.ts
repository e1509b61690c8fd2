import { createElement } from 'react'
import { animalWithdrawalMachine } from '../../../../machines/giver/animals/animal-withdrawal.ts'
import { flow } from '../../../model/model.ts'
import type { Person } from '../../../model/person.ts'
import { specimenTypes } from '../../../world/answers.ts'
import { onBoar, boarName, listedBoar } from '../../pages/animals.ts'
import { answeredAssertions, answeredGestures } from '../../patterns/confirmed-command.ts'

const texts = {
  question: 'Que devient cet animal ?',
  confirm: 'Retirer',
  consequence: `${boarName} ne sera remis à personne. Vous pourrez l’annuler tant que votre fédération n’est pas informée.`,
  busy: 'Enregistrement…',
  failed: 'Le retrait n’a pas abouti. Vérifiez votre réseau, puis réessayez.',
  refused: 'Retirer un animal',
}
const labels: Record<string, string> = { kept: 'Gardé', plant: 'Livré à un atelier' }
const question = (person: Person) => person.within('alertdialog', texts.question)
const seen = answeredAssertions(texts)

export const animalWithdrawal = flow(animalWithdrawalMachine, {
  name: 'animal-withdrawal',
  input: { subject: listedBoar },
  samples: {
    events: { 'answer.typed': [{ value: 'kept' }, { value: 'plant' }] },
  },
  gestures: {
    ...answeredGestures(texts),
    'answer.typed': (driver, { value }) => driver.check(labels[value]!),
  },
  expects: {
    ...seen,
    confirming: async (person, { context: { answer } }) => {
      await question(person).seesText(texts.consequence)
      if (answer === '') return question(person).seesDisabled('button', 'Retirer')
      await person.seesChecked(labels[answer]!, true)
      await question(person).sees('button', 'Retirer')
    },
  },
  screen: async () => {
    const { AnimalWithdrawal } = await import('../../../../src/screens/giver/animals/animal-withdrawal.tsx')
    return ({ actor }) => createElement(AnimalWithdrawal, { actor, specimenTypes })
  },
  browser: onBoar('Retirer'),
})
