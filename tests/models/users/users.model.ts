import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate'
import { usersMachine } from '../../../machines/users/users.ts'
import { flow, fromOutside } from '../../model/model.ts'
import { type Person, showing, without } from '../../model/person.ts'
import { everybody, listed, pageOf, usual, windows } from '../pages/users.ts'
import { retry } from '../patterns/paged-list.ts'

type State = SnapshotFrom<typeof usersMachine>

const counts = /^\d+ utilisateurs?$/
const none = { output: { data: [], meta: { total: 0, current_page: 1, last_page: 1 } } }

/** Asserts exactly the rows of the current page. */
const seesRows = async (person: Person, { context: { users, lastPage, query } }: State) => {
  const table = person.within('table', 'Utilisateurs')
  for (const user of users.slice(0, 3)) await table.seesText(listed(user))
  const absent = everybody.find(({ id }) => !users.some((user) => user.id === id))
  if (absent) await table.doesNotSeeText(absent.email)
  await person.seesValue('Lignes par page', String(query.perPage))
  await person.seesValue('Filtrer par état', query.status)
  await (lastPage > 1
    ? person.sees('button', `Page ${lastPage}`)
    : person.doesNotSee('navigation', 'Pagination'))
}
const seesSearch = (person: Person, { context }: State) =>
  person.seesValue('Rechercher un utilisateur', context.typed)

/** Whether the loaded list is displayed, with the chosen query. */
const isListed = (state: AnyMachineSnapshot) => !state.matches('failed')

export const users = flow(usersMachine, {
  name: 'users',
  input: { query: usual, windows },
  key: ({ context: { query, typed, total } }) => [query, typed, total],
  samples: {
    events: {
      'query.changed': ({ context: { query } }) => (query.desc ? [{ query: usual }] : []),
      'search.typed': ({ context: { query } }) =>
        query.page === 1 && query.perPage === 10 && query.order === 'email' && !query.desc
          ? [{ value: 'mor' }]
          : [],
      'filter.chosen': (state) =>
        state.context.query.page === 1 &&
        state.context.query.perPage === 10 &&
        state.context.query.order === 'email' &&
        !state.context.query.desc &&
        state.context.query.search === '' &&
        state.context.query.status === ''
          ? [{ filter: { status: 'blocked' } }]
          : [],
      'sort.chosen': (state) =>
        isListed(state) &&
        state.context.users.length > 1 &&
        state.context.query.order === 'email' &&
        !state.context.query.desc
          ? [
              { order: 'email', desc: true },
              { order: 'lastname', desc: false },
            ]
          : [],
      'page.chosen': (state) =>
        isListed(state) &&
        state.context.lastPage > 1 &&
        state.context.query.page === 1 &&
        state.context.query.order === 'email' &&
        !state.context.query.desc
          ? [{ page: 3 }]
          : [],
      'perPage.chosen': (state) =>
        isListed(state) &&
        state.context.users.length > 1 &&
        state.context.query.perPage === 10 &&
        state.context.query.order === 'email' &&
        !state.context.query.desc
          ? [{ perPage: 100 }]
          : [],
    },
    others: {
      'xstate.done.actor.listUsers': ({ context: { query } }) => [
        { output: pageOf(query) },
        ...(query.search ? [none] : []),
        ...(query.page > 1
          ? [{ output: { ...pageOf(query), data: [], meta: { ...none.output.meta, total: 4 } } }]
          : []),
      ],
    },
  },
  machineOnly: { samples: { 'query.changed': ({ context: { query } }) => [{ query }] } },
  gestures: {
    'query.changed': fromOutside,
    'search.typed': (driver, { value }) => driver.fill('Rechercher un utilisateur', value),
    'filter.chosen': (driver) => driver.choose('Filtrer par état', 'Bloqués'),
    'sort.chosen': (driver, { order, desc }) =>
      driver.choose(
        'Trier par',
        `${order === 'email' ? 'Adresse e-mail' : 'Nom'}, ${desc ? 'décroissant' : 'croissant'}`,
      ),
    'page.chosen': (driver, { page }) => driver.click('button', `Page ${page}`),
    'perPage.chosen': (driver, { perPage }) => driver.choose('Lignes par page', String(perPage)),
    // What else the page reads may have failed as well.
    'list.retried': (driver) => driver.within('region', 'Liste des utilisateurs').click('button', retry),
    'users.changed': fromOutside,
  },
  expects: {
    'typing.unread': showing(seesSearch, 'Lecture des utilisateurs…'),
    'typing.filled': showing(seesSearch, seesRows),
    'loading.unread': showing(seesSearch, 'Lecture des utilisateurs…', without('table', 'Utilisateurs')),
    'loading.filled': showing(seesSearch, 'Lecture des utilisateurs…', ['table', 'Utilisateurs']),
    filled: async (person, state) => {
      await seesSearch(person, state)
      await seesRows(person, state)
      const { total } = state.context
      await person.seesText(`${total} ${total > 1 ? 'utilisateurs' : 'utilisateur'}`)
    },
    empty: async (person, state) => {
      await seesSearch(person, state)
      await person.seesText('Aucun résultat.')
      await person.doesNotSeeText(counts)
    },
    failed: showing(
      seesSearch,
      'Les utilisateurs n’ont pas pu être lus. Vérifiez votre réseau, puis réessayez.',
      ['button', 'Réessayer'],
    ),
  },
  screen: async () => (await import('../../../src/screens/users/users.tsx')).Users,
  browser: {
    as: 'admin',
    navigate: '/users',
  },
})
