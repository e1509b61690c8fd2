import { createElement } from 'react'
import { MemoryRouter } from 'react-router-dom'
import type { Todo } from '../../../../contract/users/todo.ts'
import { todoMachine } from '../../../../machines/users/todo/todo.ts'
import { flow } from '../../../model/model.ts'
import type { Person } from '../../../model/person.ts'
import { everything, nothing } from '../../pages/todo.ts'
import { retry, seesWait } from '../../patterns/paged-list.ts'

async function seesParts(person: Person, { accounts, deletions, hunts, mails }: Todo) {
  await person.sees('heading', 'À faire')
  for (const [title, part] of [
    ['Comptes à valider', accounts],
    ['Demandes de suppression', deletions],
    ['Comptes rendus attendus', hunts],
    ['E-mails refusés', mails],
  ] as const) {
    if (!part?.total) {
      await person.doesNotSee('region', new RegExp(`^${title}`))
      continue
    }
    const seen = person.within('region', `${title} (${part.total})`)
    for (const row of part.rows) {
      const name = 'name' in row ? row.name : 'giver' in row ? row.giver.name : row.person!
      await seen.seesText(new RegExp(name))
    }
    await seen.sees('link', /^Ouvrir les /)
  }
}

const seesNothing = (person: Person) => person.seesText('Rien n’attend.')

export const todo = flow(todoMachine, {
  name: 'todo',
  samples: { events: {}, answers: { readTodo: [everything, nothing] } },
  gestures: {
    'list.refreshed': (driver) => driver.click('button', 'Actualiser'),
    'list.retried': (driver) => driver.click('button', retry),
  },
  expects: {
    'loading.unread': (person) => person.seesText('Lecture de ce qui attend…'),
    'loading.reread': async (person, { context }) => {
      await person.sees('button', 'Lecture…')
      await (context.todo!.accounts.total ? seesParts(person, context.todo!) : seesNothing(person))
    },
    filled: async (person, { context }) => {
      await seesParts(person, context.todo!)
      await person.sees('link', 'Appeler Hélène Moreau au 06 39 98 00 01')
      await person.seesText('En retard')
    },
    empty: seesNothing,
    throttled: (person) => seesWait(person, 'La page attend un peu. Elle sera lue de nouveau'),
    failed: (person) => person.seesText('Ce qui attend n’a pas pu être lu. Vérifiez votre réseau'),
  },
  screen: async () => {
    const { TodoPage } = await import('../../../../src/screens/users/todo/todo.tsx')
    return ({ actor }) => createElement(MemoryRouter, null, createElement(TodoPage, { actor }))
  },
  browser: {
    as: 'cher',
    navigate: async (driver) => {
      await driver.interceptCalls()
      await driver.open('/todo')
    },
  },
})
