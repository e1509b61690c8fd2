import { createElement } from 'react'
import { absenceListMachine } from '../../../../machines/users/todo/absence-list.ts'
import { other, table, waiting } from '../../pages/absences.ts'
import { pagedListFlow } from '../../patterns/paged-list.ts'

const rows = { own: [waiting], first: [waiting], second: [other] }

export const absenceList = pagedListFlow(absenceListMachine, {
  name: 'absence-list',
  call: 'listAbsences',
  rows,
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
    const { AbsenceList } = await import('../../../../src/screens/users/todo/absence-list.tsx')
    return ({ actor }) => createElement(AbsenceList, { actor, withFederation: true, actions: () => null })
  },
  browser: { as: 'cher', navigate: '/users/absences' },
})
