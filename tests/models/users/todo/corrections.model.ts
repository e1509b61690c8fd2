import { createElement } from 'react'
import { correctionsMachine } from '../../../../machines/users/todo/corrections.ts'
import { flow } from '../../../model/model.ts'
import { without, showing } from '../../../model/person.ts'
import { atCorrections, called, table, waiting } from '../../pages/corrections.ts'
import { answering, ends, inList, isChanged } from '../../patterns/ended-windows.ts'
import { pageOf } from '../../patterns/paged-list.ts'

const listed = (button: string) => inList('listCorrections', [waiting], button)

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
    'acceptance.requested': listed(`Accepter ${called(waiting)}`),
    'refusal.requested': listed(`Refuser ${called(waiting)}`),
    'list.refreshed': async (driver) => {
      await listed('Actualiser')(driver)
      await driver.sees('button', 'Lecture…')
    },
    'corrections.listed': async (driver) =>
      driver.answerIfPending('listCorrections', pageOf([waiting], 1, 1).output),
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
    closed: showing(['heading', table], without('alertdialog', /./)),
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
