import { createElement } from 'react'
import { correctionListMachine } from '../../../../machines/users/todo/correction-list.ts'
import { other, table, waiting } from '../../pages/corrections.ts'
import { pagedListFlow } from '../../patterns/paged-list.ts'

const rows = { own: [waiting], first: [waiting], second: [other] }

export const correctionList = pagedListFlow(correctionListMachine, {
  name: 'correction-list',
  call: 'listCorrections',
  rows,
  texts: {
    role: 'table',
    name: table,
    reading: 'Lecture des corrections…',
    empty: 'Aucune correction n’est demandée.',
    failed: 'Les corrections n’ont pas pu être lues',
  },
  filled: async (person, { context: { rows } }) => {
    for (const { giver, reason } of rows) {
      const row = person.within('row', new RegExp(giver))
      await row.seesText('Luc Petit : rien → 2 sangliers')
      await row.seesText(reason!)
    }
  },
  screen: async () => {
    const { CorrectionList } = await import('../../../../src/screens/users/todo/correction-list.tsx')
    return ({ actor }) => createElement(CorrectionList, { actor, withFederation: true, actions: () => null })
  },
  browser: { as: 'cher', navigate: '/users/corrections' },
})
