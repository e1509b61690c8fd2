import { createElement } from 'react'
import type { Recall } from '../../../../contract/federations/recalls.ts'
import { recallListMachine, recallsMachine } from '../../../../machines/federations/sanitary/recalls.ts'
import { type Driver, flow } from '../../../model/model.ts'
import { type Name, type Person, without, showing } from '../../../model/person.ts'
import { specimenTypes } from '../../../world/answers.ts'
import { openedRecall } from '../../../world/recalls.ts'
import { today } from '../../../world/today.ts'
import { cardOf, title } from '../../pages/recalls.ts'
import { answering, ends, isChanged } from '../../patterns/ended-windows.ts'
import { pagedListFlow, pageOf } from '../../patterns/paged-list.ts'

const receiver = openedRecall.receivers[0]!
const failed: Recall = {
  ...openedRecall,
  id: 2,
  sample: 'LDA-78',
  reason: null,
  receivers: [{ ...receiver, state: 'toTell', mail: 'failed', told_at: null }],
}
const closed: Recall = {
  ...openedRecall,
  state: 'closed',
  receivers: [{ ...receiver, state: 'reached', by: 'Denis Perrin', answered_at: openedRecall.opened_at }],
}
const lifted: Recall = {
  ...openedRecall,
  id: 3,
  state: 'lifted',
  lifted_reason: 'Mauvais bracelet',
  ended_at: openedRecall.opened_at,
  receivers: [{ ...receiver, state: 'toTell', mail: 'none', told_at: null }],
}
const rows = { own: [openedRecall], first: [closed, lifted], second: [failed] }

export const recallList = pagedListFlow(recallListMachine, {
  name: 'recall-list',
  call: 'listRecalls',
  rows,
  texts: {
    role: 'list',
    name: title,
    reading: 'Lecture des rappels…',
    empty: 'Aucun gibier n’est rappelé.',
    failed: 'Les rappels n’ont pas pu être lus',
  },
  filled: async (person, { context: { rows } }) => {
    const list = person.within('list', title)
    for (const { sample, receivers, lifted_reason } of rows) {
      if (lifted_reason) {
        await list.seesText('Mauvais bracelet')
        await list.seesText('Pas prévenue')
      }
      await list.seesText(sample ? `prélèvement ${sample}` : 'Lésions vues à la découpe')
      for (const { state } of receivers) {
        if (state === 'told') await list.seesText('E-mail parti, à confirmer')
        if (state === 'toTell' && !lifted_reason) await list.seesText('À appeler : e-mail pas parti')
        if (state === 'reached') await list.seesText(/noté par Denis Perrin/)
      }
      await list.sees('link', 'Appeler Julie Fontaine au 06 39 98 00 05')
    }
  },
  screen: async () => {
    const { RecallList } = await import('../../../../src/screens/federations/sanitary/recall-list.tsx')
    return ({ actor }) => createElement(RecallList, { actor, actions: () => null, commands: () => null })
  },
  browser: { as: 'cher', navigate: '/federations/recalls' },
})

/** Uses a button of the loaded list, by default one of its card. */
const listed =
  (button: Name, place: (driver: Driver) => Person = cardOf) =>
  async (driver: Driver) => {
    await driver.answerIfPending('listRecalls', pageOf([openedRecall], 1, 1).output)
    await place(driver).click('button', button)
  }

export const recalls = flow(recallsMachine, {
  name: 'recalls',
  inputs: [{ isNational: false }, { isNational: false, isAdditionAsked: true }],
  samples: {
    events: {
      'recallLifting.requested': [{ recall: openedRecall }],
      'reached.requested': [{ subject: receiver }],
      'unreachable.requested': [{ subject: receiver }],
      'givingUp.requested': [{ subject: receiver }],
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
    'list.outdated': listed('Actualiser', (driver) => driver),
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
