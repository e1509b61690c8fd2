import { createElement } from 'react'
import type { OverdueHunt } from '../../../../contract/users/overdue-hunts.ts'
import { overdueHuntListMachine } from '../../../../machines/users/todo/overdue-hunt-list.ts'
import { phoneInPairs } from '../../../../contract/words-in-french.ts'
import { hunts } from '../../pages/todo.ts'
import { pagedListFlow } from '../../patterns/paged-list.ts'

const table = 'Comptes rendus attendus'
const [oldest, latest] = hunts as [OverdueHunt, OverdueHunt]
const rows = { own: hunts, first: [oldest], second: [latest] }

export const overdueHuntList = pagedListFlow(overdueHuntListMachine, {
  name: 'overdue-hunt-list',
  call: 'listOverdueHunts',
  rows,
  isWork: true,
  texts: {
    role: 'table',
    name: table,
    reading: 'Lecture des chasses…',
    empty: 'Aucun compte rendu n’est attendu.',
    failed: 'Les chasses n’ont pas pu être lues',
  },
  filled: async (person, { context: { rows } }) => {
    for (const { giver, city, days_late } of rows) {
      const row = person.within('row', new RegExp(giver.name))
      await row.sees('link', `Appeler ${giver.name} au ${phoneInPairs(giver.phone!)}`)
      await row.seesText(new RegExp(`, ${city}$`))
      await row.seesText(days_late > 1 ? /^2.jours$/ : /^1.jour$/)
    }
  },
  screen: async () => {
    const { OverdueHuntList } = await import('../../../../src/screens/users/todo/overdue-hunt-list.tsx')
    return ({ actor }) => createElement(OverdueHuntList, { actor, withFederation: true })
  },
  browser: { as: 'cher', navigate: '/hunts/overdue' },
})
