import { createElement } from 'react'
import {
  absenceLiftingMachine,
  absenceListMachine,
  absencesMachine,
  absenceUpholdingMachine,
} from '../../../../machines/users/todo/absences.ts'
import { flow } from '../../../model/model.ts'
import { clicking } from '../../../model/navigation.ts'
import { without, showing } from '../../../model/person.ts'
import { atAbsences, called, heading, other, table, waiting } from '../../pages/absences.ts'
import { confirmedCommandFlow } from '../../patterns/confirmed-command.ts'
import { answering, ends, inList, isChanged } from '../../patterns/ended-windows.ts'
import { pagedListFlow } from '../../patterns/paged-list.ts'

const screens = () => import('../../../../src/screens/users/todo/absences.tsx')
const listed = (button: string) => inList('listAbsences', [waiting], button)

export const absenceList = pagedListFlow(absenceListMachine, {
  name: 'absence-list',
  isWork: true,
  call: 'listAbsences',
  rows: { own: [waiting], first: [waiting], second: [other] },
  texts: {
    role: 'table',
    name: table,
    reading: 'Lecture des absences…',
    empty: 'Aucune absence n’est contestée.',
    failed: 'Les absences contestées n’ont pas pu être lues',
  },
  filled: async (person, { context: { rows } }) => {
    for (const { receiver, words, others } of rows) {
      const row = person.within('row', new RegExp(receiver))
      await row.seesText(words ?? 'Sans un mot')
      await row.seesText(others > 0 ? '1 autre absence notée' : 'Aucune autre absence')
    }
  },
  screen: async () => {
    const { AbsenceList } = await screens()
    return ({ actor }) => createElement(AbsenceList, { actor, withFederation: true, actions: () => null })
  },
  browser: { as: 'cher', navigate: '/users/absences' },
})

export const absenceLifting = confirmedCommandFlow(absenceLiftingMachine, {
  name: 'absence-lifting',
  subject: waiting,
  confirm: 'Annuler l’absence',
  consequence: 'L’absence de Julie Fontaine ne comptera plus',
  busy: 'Enregistrement…',
  failed: 'L’annulation n’a pas abouti. Vérifiez votre réseau, puis réessayez.',
  screen: async () => (await screens()).AbsenceLifting,
  browser: { as: 'cher', navigate: clicking(`Annuler ${called(waiting)}`, atAbsences) },
})

export const absenceUpholding = confirmedCommandFlow(absenceUpholdingMachine, {
  name: 'absence-upholding',
  subject: waiting,
  confirm: 'Maintenir',
  consequence: 'L’absence de Julie Fontaine comptera de nouveau.',
  busy: 'Enregistrement…',
  failed: 'La décision n’a pas abouti. Vérifiez votre réseau, puis réessayez.',
  screen: async () => (await screens()).AbsenceUpholding,
  browser: { as: 'cher', navigate: clicking(`Maintenir ${called(waiting)}`, atAbsences) },
})

export const absences = flow(absencesMachine, {
  name: 'absences',
  samples: {
    events: {
      'lifting.requested': [{ subject: waiting }],
      'upholding.requested': [{ subject: waiting }],
    },
    answers: { absenceLifting: ends, absenceUpholding: ends },
  },
  gestures: {
    'lifting.requested': listed(`Annuler ${called(waiting)}`),
    'upholding.requested': listed(`Maintenir ${called(waiting)}`),
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
    const { Absences } = await screens()
    return ({ actor }) => createElement(Absences, { actor, withFederation: true })
  },
  browser: {
    as: 'cher',
    navigate: atAbsences,
    // There is only one absence: after it is answered (covered by the windows' own flows), none is left.
    unreachable: ({ type, output }) => type.startsWith('xstate.done.') && isChanged(output),
  },
})
