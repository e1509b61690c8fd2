import { createElement } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { Correction } from '../../../../contract/users/corrections.ts'
import { limits } from '../../../../contract/limits.ts'
import { correctionListMachine } from '../../../../machines/users/todo/correction-list.ts'
import { flow } from '../../../model/model.ts'
import { other, table, waiting } from '../../pages/corrections.ts'
import { listFailures, retry, waits } from '../../patterns/paged-list.ts'

type State = SnapshotFrom<typeof correctionListMachine>
const pageOf = (data: Correction[], page: number, last_page: number) => ({
  output: { data, meta: { total: data.length * last_page, current_page: page, last_page } },
})
const own = pageOf([waiting], 1, 1)
const [first, second] = [pageOf([waiting], 1, 2), pageOf([other], 2, 2)]
const none = pageOf([], 1, 1)
/** The second page was requested, but meanwhile there is only one. */
const shrunk = pageOf([], 2, 1)

export const correctionList = flow(correctionListMachine, {
  name: 'correction-list',
  input: { where: {}, perPage: limits.pastHunts },
  samples: {
    events: { 'page.chosen': [] },
    answers: {},
    failures: listFailures(),
    others: {
      'page.chosen': ({ context }) =>
        (context as State['context']).lastPage > 1 ? [{ page: 1 }, { page: 2 }] : [],
      'xstate.done.actor.listCorrections': ({ context: { page } }) =>
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
      await person.seesText('Lecture des corrections…')
      await person.doesNotSee('table', table)
    },
    'loading.filled': async (person) => {
      await person.seesText('Lecture des corrections…')
      await person.sees('table', table)
    },
    filled: async (person, { context: { rows } }) => {
      for (const { giver, reason } of rows) {
        const row = person.within('row', new RegExp(giver))
        await row.seesText('Luc Petit : rien → 2 sangliers')
        await row.seesText(reason!)
      }
    },
    empty: async (person) => {
      await person.seesText('Aucune correction n’est demandée.')
      await person.doesNotSee('table', table)
    },
    throttled: waits('table', table),
    failed: (person) => person.seesText('Les corrections n’ont pas pu être lues. Vérifiez votre réseau'),
  },
  screen: async () => {
    const { CorrectionList } = await import('../../../../src/screens/users/todo/correction-list.tsx')
    return ({ actor }) => createElement(CorrectionList, { actor, withFederation: true, actions: () => null })
  },
  browser: {
    as: 'cher',
    navigate: async (driver) => {
      await driver.interceptCalls()
      await driver.open('/users/corrections')
    },
    // Answering makes the list outdated; the surrounding flow covers that.
    unreachable: ({ type }) => type === 'list.outdated',
  },
})
