import { createElement } from 'react'
import { absencesMachine } from '../../../../machines/users/todo/absences.ts'
import { flow } from '../../../model/model.ts'
import { without, showing } from '../../../model/person.ts'
import { atAbsences, called, heading, waiting } from '../../pages/absences.ts'
import { answering, ends, inList, isChanged } from '../../patterns/ended-windows.ts'
import { pageOf } from '../../patterns/paged-list.ts'

const listed = (button: string) => inList('listAbsences', [waiting], button)

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
    'lifting.requested': listed(`Annuler ${called(waiting)}`),
    'upholding.requested': listed(`Maintenir ${called(waiting)}`),
    'list.refreshed': async (driver) => {
      await listed('Actualiser')(driver)
      await driver.sees('button', 'Lecture…')
    },
    'absences.listed': async (driver) =>
      driver.answerIfPending('listAbsences', pageOf([waiting], 1, 1).output),
  },
  endings: {
    'xstate.done.actor.absenceLifting': answering('Annuler l’absence', 'liftAbsence'),
    'xstate.done.actor.absenceUpholding': answering('Maintenir', 'upholdAbsence'),
  },
  expects: {
    closed: showing(['heading', heading], without('alertdialog', /./)),
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
