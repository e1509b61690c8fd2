import {
  recallGivingUpMachine,
  recallLiftingMachine,
  recallReachedMachine,
  recallUnreachableMachine,
} from '../../../../machines/federations/sanitary/recalls.ts'
import { flow } from '../../../model/model.ts'
import { clicking } from '../../../model/navigation.ts'
import { openedRecall } from '../../../world/recalls.ts'
import { atRecalls, cardOf } from '../../pages/recalls.ts'
import { confirmedCommandFlow, wordedCommand } from '../../patterns/confirmed-command.ts'

const screens = () => import('../../../../src/screens/federations/sanitary/recall-commands.tsx')
const subject = openedRecall.receivers[0]!
const noting = {
  subject,
  busy: 'Enregistrement…',
  failed: 'L’appel n’a pas pu être noté. Vérifiez votre réseau, puis réessayez.',
}

export const recallReached = confirmedCommandFlow(recallReachedMachine, {
  ...noting,
  name: 'recall-reached',
  confirm: 'Noter : jointe',
  consequence: 'sait qu’il ne faut pas manger ce gibier',
  screen: async () => (await screens()).RecallReached,
  browser: { as: 'cher', navigate: clicking(`Jointe : ${subject.name}`, atRecalls) },
})

export const recallUnreachable = confirmedCommandFlow(recallUnreachableMachine, {
  ...noting,
  name: 'recall-unreachable',
  confirm: 'Noter l’appel',
  consequence: 'reste à appeler, et en tête de la liste',
  screen: async () => (await screens()).RecallUnreachable,
  browser: { as: 'cher', navigate: clicking(`Pas jointe : ${subject.name}`, atRecalls) },
})

const givingUp = {
  question: `Renoncer à joindre ${subject.name} ?`,
  confirm: 'Renoncer',
  consequence: 'ne sera plus à appeler, et compte comme pas jointe',
  busy: 'Enregistrement…',
  failed: 'Cela n’a pas pu être noté. Vérifiez votre réseau, puis réessayez.',
  refused: 'Renoncer à joindre',
}

export const recallGivingUp = flow(recallGivingUpMachine, {
  name: 'recall-giving-up',
  input: { subject },
  ...wordedCommand(givingUp, 'Raison', 'Numéro faux, courrier revenu'),
  screen: async () => (await screens()).RecallGivingUp,
  browser: { as: 'cher', navigate: clicking(`Renoncer à joindre ${subject.name}`, atRecalls) },
})

const lifting = {
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
  ...wordedCommand(lifting, 'Raison', 'Mauvais bracelet'),
  screen: async () => (await screens()).RecallLifting,
  browser: {
    as: 'cher',
    navigate: async (driver) => {
      await atRecalls(driver)
      await driver.interceptCalls()
      await cardOf(driver).click('button', /^Lever le rappel/)
    },
  },
})
