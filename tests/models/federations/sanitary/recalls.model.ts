import { recallsMachine } from '../../../../machines/federations/sanitary/recalls.ts'
import { type Driver, flow } from '../../../model/model.ts'
import { type Name, type Person, without, showing } from '../../../model/person.ts'
import { specimenTypes } from '../../../world/answers.ts'
import { openedRecall } from '../../../world/recalls.ts'
import { today } from '../../../world/today.ts'
import { cardOf, title } from '../../pages/recalls.ts'
import { answering, ends, isChanged } from '../../patterns/ended-windows.ts'
import { pageOf } from '../../patterns/paged-list.ts'

/** Uses a button of the loaded list, by default one of its card. */
const listed =
  (button: Name, place: (driver: Driver) => Person = cardOf) =>
  async (driver: Driver) => {
    await driver.answerIfPending('listRecalls', pageOf([openedRecall], 1, 1).output)
    await place(driver).click('button', button)
  }
const receiver = openedRecall.receivers[0]!

export const recalls = flow(recallsMachine, {
  name: 'recalls',
  inputs: [{ isNational: false }, { isNational: false, isAdditionAsked: true }],
  samples: {
    events: {
      'recallLifting.requested': [{ recall: openedRecall }],
      'reached.requested': [{ receiver }],
      'unreachable.requested': [{ receiver }],
      'givingUp.requested': [{ receiver }],
    },
    answers: {
      recallForm: ends,
      recallLifting: ends,
      recallReached: ends,
      recallUnreachable: ends,
      recallGivingUp: ends,
    },
  },
  gestures: {
    'list.refreshed': listed('Actualiser', (driver) => driver),
    'creation.requested': (driver) => driver.click('button', 'Ouvrir un rappel'),
    'recallLifting.requested': listed(/^Lever le rappel/),
    'reached.requested': listed(`Jointe : ${receiver.name}`),
    'unreachable.requested': listed(`Pas jointe : ${receiver.name}`),
    'givingUp.requested': listed(`Renoncer à joindre ${receiver.name}`),
  },
  endings: {
    'xstate.done.actor.recallForm': async (driver, { output }) => {
      await driver.answer('listSpecimenTypes', specimenTypes)
      if (!isChanged(output)) return driver.click('button', 'Annuler')
      await driver.fill('Jour de la chasse', today)
      await driver.fill('Bracelets', 'SA 0451')
      await driver.fill('Raison', openedRecall.reason!)
      await driver.click('button', 'Continuer')
      await driver.answer('previewRecall')
      await driver.within('alertdialog', 'Rappeler ce gibier ?').click('button', 'Rappeler et prévenir')
      await driver.answer('openRecall')
    },
    'xstate.done.actor.recallLifting': async (driver, { output }) => {
      const question = driver.within('alertdialog', 'Lever ce rappel ?')
      if (!isChanged(output)) return question.click('button', 'Annuler')
      await driver.fill('Raison', 'Mauvais bracelet')
      await question.click('button', 'Lever le rappel')
      await driver.answer('liftRecall')
    },
    'xstate.done.actor.recallReached': answering('Noter : jointe', 'noteRecallCall'),
    'xstate.done.actor.recallUnreachable': answering('Noter l’appel', 'noteRecallCall'),
    'xstate.done.actor.recallGivingUp': async (driver, { output }) => {
      const question = driver.within('alertdialog', `Renoncer à joindre ${receiver.name} ?`)
      if (!isChanged(output)) return question.click('button', 'Annuler')
      await driver.fill('Raison', 'Numéro faux, courrier revenu')
      await question.click('button', 'Renoncer')
      await driver.answer('noteRecallCall')
    },
  },
  expects: {
    closed: showing(['heading', title], without('alertdialog', /./)),
    opening: (person) => person.sees('dialog', 'Ouvrir un rappel'),
    lifting: (person) => person.sees('alertdialog', 'Lever ce rappel ?'),
    notingReached: (person) => person.seesText('sait qu’il ne faut pas manger ce gibier'),
    missing: (person) => person.seesText('reste à appeler, et en tête de la liste'),
    givingUp: (person) => person.sees('alertdialog', `Renoncer à joindre ${receiver.name} ?`),
  },
  screen: async () => (await import('../../../../src/screens/federations/sanitary/recalls.tsx')).Recalls,
  browser: {
    as: 'cher',
    navigate: async (driver, { input }) => {
      await driver.interceptCalls()
      const { isAdditionAsked } = input as { isAdditionAsked?: boolean }
      await driver.open(`/federations/recalls${isAdditionAsked ? '?addition=1' : ''}`)
    },
  },
})
