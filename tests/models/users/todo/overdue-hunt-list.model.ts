import { createElement } from 'react'
import { MemoryRouter } from 'react-router-dom'
import type { SnapshotFrom } from 'xstate'
import { limits } from '../../../../contract/limits.ts'
import type { OverdueHunt } from '../../../../contract/users/overdue-hunts.ts'
import { overdueHuntListMachine } from '../../../../machines/users/todo/overdue-hunt-list.ts'
import { phoneInPairs } from '../../../../contract/words-in-french.ts'
import { flow } from '../../../model/model.ts'
import { hunts } from '../../pages/todo.ts'
import { listFailures, retry, waits } from '../../patterns/paged-list.ts'

type State = SnapshotFrom<typeof overdueHuntListMachine>
const table = 'Comptes rendus attendus'
const pageOf = (data: OverdueHunt[], page: number, last_page: number) => ({
  output: { data, meta: { total: data.length * last_page, current_page: page, last_page } },
})
const [oldest, latest] = hunts as [OverdueHunt, OverdueHunt]
const own = pageOf(hunts, 1, 1)
const [first, second] = [pageOf([oldest], 1, 2), pageOf([latest], 2, 2)]
const none = pageOf([], 1, 1)
/** The second page was requested, but meanwhile there is only one. */
const shrunk = pageOf([], 2, 1)

export const overdueHuntList = flow(overdueHuntListMachine, {
  name: 'overdue-hunt-list',
  input: { where: {}, perPage: limits.pastHunts },
  samples: {
    events: { 'page.chosen': [] },
    answers: {},
    failures: listFailures(),
    others: {
      'page.chosen': ({ context }) =>
        (context as State['context']).lastPage > 1 ? [{ page: 1 }, { page: 2 }] : [],
      'xstate.done.actor.listOverdueHunts': ({ context: { page } }) =>
        page > 1 ? [second, shrunk] : [own, first, none],
    },
  },
  gestures: {
    'page.chosen': (driver, { page }) => driver.click('button', `Page ${page}`),
    'list.outdated': (driver, event, state) =>
      state.matches('loading') || state.matches('failed')
        ? driver.sendEvent!(event)
        : driver.click('button', 'Actualiser'),
    'list.retried': (driver) => driver.click('button', retry),
  },
  expects: {
    'loading.unread': async (person) => {
      await person.seesText('Lecture des chasses…')
      await person.doesNotSee('table', table)
    },
    'loading.filled': async (person) => {
      await person.seesText('Lecture des chasses…')
      await person.sees('table', table)
    },
    filled: async (person, { context: { rows } }) => {
      for (const { giver, city, days_late } of rows) {
        const row = person.within('row', new RegExp(giver.name))
        await row.sees('link', `Appeler ${giver.name} au ${phoneInPairs(giver.phone!)}`)
        await row.seesText(new RegExp(`, ${city}$`))
        await row.seesText(days_late > 1 ? /^2.jours$/ : /^1.jour$/)
      }
    },
    empty: async (person) => {
      await person.seesText('Aucun compte rendu n’est attendu.')
      await person.doesNotSee('table', table)
    },
    throttled: waits('table', table),
    failed: (person) => person.seesText('Les chasses n’ont pas pu être lues. Vérifiez votre réseau'),
  },
  screen: async () => {
    const { OverdueHuntList } = await import('../../../../src/screens/users/todo/overdue-hunt-list.tsx')
    return ({ actor }) =>
      createElement(MemoryRouter, null, createElement(OverdueHuntList, { actor, withFederation: true }))
  },
  browser: {
    as: 'cher',
    navigate: async (driver) => {
      await driver.interceptCalls()
      await driver.open('/hunts/overdue')
    },
    // While the list is loading its button is inactive.
    unreachable: ({ type }, before) =>
      type === 'list.outdated' && (before.matches('loading') || before.matches('failed')),
  },
})
