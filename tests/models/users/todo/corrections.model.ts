import { createElement } from 'react'
import { correctionsMachine } from '../../../../machines/users/todo/corrections.ts'
import { flow } from '../../../model/model.ts'
import { atCorrections, called, table, waiting } from '../../pages/corrections.ts'
import { answering, ends, isChanged } from '../../patterns/ended-windows.ts'

const read = { data: [waiting], meta: { total: 1, current_page: 1, last_page: 1 } }

export const corrections = flow(correctionsMachine, {
  name: 'corrections',
  samples: {
    events: {
      'acceptance.requested': [{ correction: waiting }],
      'refusal.requested': [{ correction: waiting }],
      'corrections.listed': [{ total: 1 }],
    },
    answers: { correctionAcceptance: ends, correctionRefusal: ends },
  },
  gestures: {
    'acceptance.requested': async (driver, { correction }) => {
      await driver.answerIfPending('listCorrections', read)
      await driver.click('button', `Accepter ${called(correction)}`)
    },
    'refusal.requested': async (driver, { correction }) => {
      await driver.answerIfPending('listCorrections', read)
      await driver.click('button', `Refuser ${called(correction)}`)
    },
    'list.refreshed': async (driver) => {
      await driver.answerIfPending('listCorrections', read)
      await driver.click('button', 'Actualiser')
      await driver.sees('button', 'Lecture…')
    },
    'corrections.listed': async (driver) => driver.answerIfPending('listCorrections', read),
  },
  endings: {
    'xstate.done.actor.correctionAcceptance': answering('Accepter', 'acceptCorrection'),
    'xstate.done.actor.correctionRefusal': async (driver, { output }) => {
      const question = driver.within('alertdialog', 'Êtes-vous sûrs ?')
      if (!isChanged(output)) return question.click('button', 'Annuler')
      await driver.fill('Raison, pour le responsable', 'Le carnet ne le montre pas')
      await question.click('button', 'Refuser')
      await driver.answer('refuseCorrection')
    },
  },
  expects: {
    closed: async (person) => {
      await person.sees('heading', table)
      await person.doesNotSee('alertdialog', /./)
    },
    accepting: (person) => person.seesText('et les statistiques le suivront'),
    refusing: (person) => person.seesText('restera comme il est'),
  },
  screen: async () => {
    const { Corrections } = await import('../../../../src/screens/users/todo/corrections.tsx')
    return ({ actor }) => createElement(Corrections, { actor, withFederation: true })
  },
  browser: {
    as: 'cher',
    navigate: atCorrections,
    // Sent by the list itself, which is already loaded. There is only one correction: after it is
    // answered (covered by the windows' own flows), none is left.
    unreachable: ({ type, output }) =>
      type === 'corrections.listed' || (type.startsWith('xstate.done.') && isChanged(output)),
  },
})
