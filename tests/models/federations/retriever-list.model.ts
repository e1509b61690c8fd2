import type { SnapshotFrom } from 'xstate'
import type { Retriever } from '../../../contract/federations/retrievers.ts'
import { retrieverListMachine } from '../../../machines/federations/retriever-list.ts'
import { flow } from '../../model/model.ts'
import { type Person, showing } from '../../model/person.ts'
import { detailed } from '../../world/federations.ts'
import { retry } from '../patterns/paged-list.ts'

type State = SnapshotFrom<typeof retrieverListMachine>

/** The label of the table, and the name of the window. */
const tableOf = ({ context }: State) => (context.removed ? 'Adhérents retirés' : 'Adhérents')
const titleOf = ({ context }: State) => (context.removed ? 'Adhérents retirés' : 'Adhérents importés')
const field = 'Rechercher un adhérent'
const etienne: Retriever = {
  id: 1,
  lastname: 'Lambert',
  firstname: 'Étienne',
  nit: '1800101',
  city: 'Bourges',
}
const solene: Retriever = { id: 2, lastname: 'Garnier', firstname: 'Solène', nit: '1800102', city: null }
const pageOf = (data: Retriever[], page: number, last_page: number) => ({
  output: { data, meta: { total: data.length * last_page, current_page: page, last_page } },
})
const none = pageOf([], 1, 1)
/** The second page was requested, but meanwhile there is only one. */
const shrunk = { output: { data: [], meta: { total: 1, current_page: 2, last_page: 1 } } }

const seesRows = async (person: Person, state: State) => {
  const { retrievers, removed } = state.context
  const table = person.within('table', tableOf(state))
  for (const { lastname, firstname, nit, city } of retrievers) {
    await table.seesText(`${firstname} ${lastname}`)
    await table.seesText(nit)
    await (removed ? table.doesNotSeeText('Commune') : table.seesText(city ?? 'Inconnue'))
  }
}
const seesSearch = (person: Person, { context }: State) => person.seesValue(field, context.typed)

export const retrieverList = flow(retrieverListMachine, {
  name: 'retriever-list',
  inputs: [false, true].map((removed) => ({
    federation: { id: detailed.id, name: detailed.name },
    removed,
  })),
  key: ({ context: { typed, search, page, total } }) => [typed, search, page, total],
  samples: {
    events: {
      'search.typed': ({ context: { page } }) => (page === 1 ? [{ value: 'gar' }] : []),
      'page.chosen': ({ context: { page, lastPage } }) => (page === 1 && lastPage > 1 ? [{ page: 2 }] : []),
    },
    others: {
      'xstate.done.actor.listRetrievers': ({ context: { page, search } }) =>
        // In the world, no member is imported.
        page > 1
          ? [none, pageOf([solene], 2, 2), shrunk]
          : [none, search ? pageOf([solene], 1, 1) : pageOf([etienne], 1, 2)],
    },
  },
  gestures: {
    'search.typed': (driver, { value }) => driver.fill(field, value),
    'page.chosen': (driver, { page }) => driver.click('button', `Page ${page}`),
    'list.retried': (driver) => driver.click('button', retry),
    'window.closed': (driver, _, state) =>
      driver.within('dialog', titleOf(state as State)).click('button', 'Fermer'),
  },
  expects: {
    'typing.unread': showing(seesSearch, 'Lecture des adhérents…'),
    'typing.filled': showing(seesSearch, seesRows),
    'loading.unread': async (person, state) => {
      await seesSearch(person, state)
      await person.seesText('Lecture des adhérents…')
      await person.doesNotSee('table', tableOf(state))
    },
    'loading.filled': async (person, state) => {
      await seesSearch(person, state)
      await person.seesText('Lecture des adhérents…')
      await person.sees('table', tableOf(state))
    },
    filled: async (person, state) => {
      const { total } = state.context
      await seesSearch(person, state)
      await seesRows(person, state)
      await person.seesText(`${total} ${total > 1 ? 'adhérents' : 'adhérent'}`)
    },
    empty: async (person, state) => {
      await seesSearch(person, state)
      const none = state.context.removed
        ? 'Le dernier import n’a retiré aucun adhérent, ou c’était il y a plus de 3 mois.'
        : 'Aucun adhérent n’a été importé.'
      await person.seesText(state.context.search ? 'Aucun résultat.' : none)
      await person.doesNotSee('table', tableOf(state))
    },
    failed: showing(
      seesSearch,
      'Les adhérents n’ont pas pu être lus. Vérifiez votre réseau, puis réessayez.',
      ['button', 'Réessayer'],
    ),
  },
  screen: async () => (await import('../../../src/screens/federations/retriever-list.tsx')).RetrieverList,
  browser: {
    as: 'admin',
    reloadDiffers: 'le test feint les adhérents de la fédération, qui n’en a pas dans le monde des tests',
    navigate: async (driver, { input: { removed } }) => {
      await driver.open('/federations')
      await driver.interceptCalls()
      await driver.click('button', detailed.name)
      await driver.stubAnswer('readFederation', detailed)
      await driver.click('button', removed ? 'Voir les adhérents retirés' : 'Voir les adhérents')
    },
    extraCalls: ['readFederation'],
  },
})
