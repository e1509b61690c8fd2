import { createElement } from 'react'
import { absencesMachine } from '../../../../machines/users/todo/absences.ts'
import { flow } from '../../../model/model.ts'
import { atAbsences, called, heading, waiting } from '../../pages/absences.ts'
import { answering, ends, isChanged } from '../../patterns/ended-windows.ts'

const read = { data: [waiting], meta: { total: 1, current_page: 1, last_page: 1 } }

export const absences = flow(absencesMachine, {
  name: 'absences',
  samples: {
    events: {
      'lifting.requested': [{ absence: waiting }],
      'upholding.requested': [{ absence: waiting }],
      'absences.listed': [{ total: 1 }],
    },
    answers: { absenceLifting: ends, absenceUpholding: ends },
  },
  gestures: {
    'lifting.requested': async (driver, { absence }) => {
      await driver.answerIfPending('listAbsences', read)
      await driver.click('button', `Annuler ${called(absence)}`)
    },
    'upholding.requested': async (driver, { absence }) => {
      await driver.answerIfPending('listAbsences', read)
      await driver.click('button', `Maintenir ${called(absence)}`)
    },
    'list.refreshed': async (driver) => {
      await driver.answerIfPending('listAbsences', read)
      await driver.click('button', 'Actualiser')
      await driver.sees('button', 'Lecture…')
    },
    'absences.listed': async (driver) => driver.answerIfPending('listAbsences', read),
  },
  endings: {
    'xstate.done.actor.absenceLifting': answering('Annuler l’absence', 'liftAbsence'),
    'xstate.done.actor.absenceUpholding': answering('Maintenir', 'upholdAbsence'),
  },
  expects: {
    closed: async (person) => {
      await person.sees('heading', heading)
      await person.doesNotSee('alertdialog', /./)
    },
    lifting: (person) => person.seesText('ne comptera plus'),
    upholding: (person) => person.seesText('comptera de nouveau'),
  },
  screen: async () => {
    const { Absences } = await import('../../../../src/screens/users/todo/absences.tsx')
    return ({ actor }) => createElement(Absences, { actor, withFederation: true })
  },
  browser: {
    as: 'cher',
    navigate: atAbsences,
    // Sent by the list itself, which is already loaded. There is only one absence: after it is answered
    // (covered by the windows' own flows), none is left.
    unreachable: ({ type, output }) =>
      type === 'absences.listed' || (type.startsWith('xstate.done.') && isChanged(output)),
  },
})
