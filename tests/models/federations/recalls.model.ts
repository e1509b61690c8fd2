import { createElement } from 'react'
import { recallsMachine } from '../../../machines/federations/recalls.ts'
import { flow } from '../../model/model.ts'
import { openedRecall } from '../../world/recalls.ts'
import { title } from '../pages/recalls.ts'

const read = { data: [openedRecall], meta: { total: 1, current_page: 1, last_page: 1 } }
const receiver = openedRecall.receivers[0]!
const ends = [{ changed: true }, { changed: false }]
const isChanged = (output: unknown) => (output as { changed: boolean }).changed

export const recalls = flow(recallsMachine, {
  name: 'recalls',
  samples: {
    events: { 'reached.requested': [{ receiver }], 'unreachable.requested': [{ receiver }] },
    answers: { recallReached: ends, recallUnreachable: ends },
  },
  gestures: {
    'list.refreshed': async (driver) => {
      await driver.answer('listRecalls', read)
      await driver.click('button', 'Actualiser')
    },
    'reached.requested': async (driver) => {
      await driver.answer('listRecalls', read)
      await driver.click('button', `Jointe : ${receiver.name}`)
    },
    'unreachable.requested': async (driver) => {
      await driver.answer('listRecalls', read)
      await driver.click('button', `Pas jointe : ${receiver.name}`)
    },
  },
  endings: {
    'xstate.done.actor.recallReached': async (driver, { output }) => {
      const question = driver.within('alertdialog', 'Êtes-vous sûrs ?')
      await question.click('button', isChanged(output) ? 'Noter : jointe' : 'Annuler')
      if (isChanged(output)) await driver.answer('noteRecallCall')
    },
    'xstate.done.actor.recallUnreachable': async (driver, { output }) => {
      const question = driver.within('alertdialog', 'Êtes-vous sûrs ?')
      await question.click('button', isChanged(output) ? 'Noter : pas jointe' : 'Annuler')
      if (isChanged(output)) await driver.answer('noteRecallCall')
    },
  },
  expects: {
    closed: async (person) => {
      await person.sees('heading', title)
      await person.doesNotSee('alertdialog', /./)
    },
    reaching: (person) => person.seesText('sait qu’il ne faut pas manger ce gibier'),
    missing: (person) => person.seesText('ne sera plus à appeler'),
  },
  screen: async () => {
    const { Recalls } = await import('../../../src/screens/federations/recalls.tsx')
    return ({ actor }) => createElement(Recalls, { actor })
  },
  browser: {
    as: 'cher',
    navigate: async (driver) => {
      await driver.interceptCalls()
      await driver.open('/federations/recalls')
    },
  },
})
