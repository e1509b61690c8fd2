import { createElement } from 'react'
import { refusedMailListMachine } from '../../../../machines/users/todo/refused-mail-list.ts'
import { mailProblem } from '../../../../src/words/mail-problems.ts'
import { phoneInPairs } from '../../../../contract/words-in-french.ts'
import { mail, stray } from '../../pages/todo.ts'
import { pagedListFlow } from '../../patterns/paged-list.ts'

const table = 'E-mails refusés'
const rows = { own: [mail], first: [mail], second: [stray] }

export const refusedMailList = pagedListFlow(refusedMailListMachine, {
  name: 'refused-mail-list',
  call: 'listRefusedMails',
  rows,
  texts: {
    role: 'table',
    name: table,
    reading: 'Lecture des e-mails…',
    empty: 'Aucun e-mail n’a été refusé.',
    failed: 'Les e-mails n’ont pas pu être lus',
  },
  filled: async (person, { context: { rows } }) => {
    for (const { recipient, person: whom, subject, problem } of rows) {
      const row = person.within('row', new RegExp(whom?.name ?? '^contact'))
      if (whom) {
        await row.sees('link', whom.name)
        await row.sees('link', `Appeler ${whom.name} au ${phoneInPairs(whom.phone!)}`)
      } else await row.doesNotSee('link', /./)
      await row.seesText(recipient)
      await row.seesText(subject)
      await row.seesText(mailProblem(problem))
    }
  },
  screen: async () => {
    const { RefusedMailList } = await import('../../../../src/screens/users/todo/refused-mail-list.tsx')
    return ({ actor }) => createElement(RefusedMailList, { actor, maySee: true, actions: () => null })
  },
  browser: { as: 'cher', navigate: '/mails/refused' },
})
