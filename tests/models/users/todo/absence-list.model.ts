import { createElement } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { Absence } from '../../../../contract/users/absences.ts'
import { limits } from '../../../../contract/limits.ts'
import { absenceListMachine } from '../../../../machines/users/todo/absence-list.ts'
import { flow } from '../../../model/model.ts'
import { other, table, waiting } from '../../pages/absences.ts'
import { listFailures, retry, waits } from '../../patterns/paged-list.ts'

type State = SnapshotFrom<typeof absenceListMachine>
const pageOf = (data: Absence[], page: number, last_page: number) => ({
  output: { data, meta: { total: data.length * last_page, current_page: page, last_page } },
})
const own = pageOf([waiting], 1, 1)
const [first, second] = [pageOf([waiting], 1, 2), pageOf([other], 2, 2)]
const none = pageOf([], 1, 1)
/** The second page was requested, but meanwhile there is only one. */
const shrunk = pageOf([], 2, 1)

export const absenceList = flow(absenceListMachine, {
  name: 'absence-list',
  input: { where: {}, perPage: limits.pastHunts },
  samples: {
    events: { 'page.chosen': [] },
    answers: {},
    failures: listFailures(),
    others: {
      'page.chosen': ({ context }) =>
        (context as State['context']).lastPage > 1 ? [{ page: 1 }, { page: 2 }] : [],
      'xstate.done.actor.listAbsences': ({ context: { page } }) =>
        page > 1 ? [second, shrunk] : [own, first, none],
    },
  },
  gestures: {
    'page.chosen': (driver, { page }) => driver.click('button', `Page ${page}`),
    'list.outdated': async (driver, event) => driver.sendEvent?.(event),
    'list.retried': (driver) => driver.click('button', retry),
  },
  expects: {
    'loading.unread': async (person) => {
      await person.seesText('Lecture des absences…')
      await person.doesNotSee('table', table)
    },
    'loading.filled': async (person) => {
      await person.seesText('Lecture des absences…')
      await person.sees('table', table)
    },
    filled: async (person, { context: { rows } }) => {
      for (const { receiver, words, others } of rows) {
        const row = person.within('row', new RegExp(receiver))
        await row.seesText(words ?? 'Sans un mot')
        await row.seesText(others > 0 ? '1 autre absence notée' : 'Aucune autre absence')
      }
    },
    empty: async (person) => {
      await person.seesText('Aucune absence n’est contestée.')
      await person.doesNotSee('table', table)
    },
    throttled: waits('table', table),
    failed: (person) =>
      person.seesText('Les absences contestées n’ont pas pu être lues. Vérifiez votre réseau'),
  },
  screen: async () => {
    const { AbsenceList } = await import('../../../../src/screens/users/todo/absence-list.tsx')
    return ({ actor }) => createElement(AbsenceList, { actor, withFederation: true, actions: () => null })
  },
  browser: {
    as: 'cher',
    navigate: async (driver) => {
      await driver.interceptCalls()
      await driver.open('/users/absences')
    },
    // Answering makes the list outdated; the surrounding flow covers that.
    unreachable: ({ type }) => type === 'list.outdated',
  },
})
