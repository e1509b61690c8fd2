import { createElement } from 'react'
import { correctionListMachine } from '../../../../machines/users/todo/correction-list.ts'
import { flow } from '../../../model/model.ts'
import { other, table, waiting } from '../../pages/corrections.ts'
import {
  listAssertions,
  listGestures,
  listInput,
  listSamples,
  outdatedElsewhere,
} from '../../patterns/paged-list.ts'

const rows = { own: [waiting], first: [waiting], second: [other] }

export const correctionList = flow(correctionListMachine, {
  name: 'correction-list',
  input: listInput,
  samples: listSamples('listCorrections', rows),
  gestures: listGestures(),
  expects: {
    ...listAssertions({
      role: 'table',
      name: table,
      reading: 'Lecture des corrections…',
      empty: 'Aucune correction n’est demandée.',
      failed: 'Les corrections n’ont pas pu être lues',
    }),
    filled: async (person, { context: { rows } }) => {
      for (const { giver, reason } of rows) {
        const row = person.within('row', new RegExp(giver))
        await row.seesText('Luc Petit : rien → 2 sangliers')
        await row.seesText(reason!)
      }
    },
  },
  screen: async () => {
    const { CorrectionList } = await import('../../../../src/screens/users/todo/correction-list.tsx')
    return ({ actor }) => createElement(CorrectionList, { actor, withFederation: true, actions: () => null })
  },
  browser: {
    as: 'cher',
    navigate: '/users/corrections',
    unreachable: outdatedElsewhere,
  },
})
