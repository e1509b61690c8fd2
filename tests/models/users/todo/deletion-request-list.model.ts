import { createElement } from 'react'
import type { SnapshotFrom } from 'xstate'
import { limits } from '../../../../contract/limits.ts'
import type { DeletionRequest } from '../../../../contract/users/deletion-requests.ts'
import { deletionRequestListMachine } from '../../../../machines/users/todo/deletion-request-list.ts'
import { flow } from '../../../model/model.ts'
import { late, recent, requests, seesRequests, table } from '../../pages/deletion-requests.ts'
import { listFailures, retry, waits } from '../../patterns/paged-list.ts'

type State = SnapshotFrom<typeof deletionRequestListMachine>
const pageOf = (data: DeletionRequest[], page: number, last_page: number) => ({
  output: { data, meta: { total: data.length * last_page, current_page: page, last_page } },
})
const own = pageOf(requests, 1, 1)
const [first, second] = [pageOf([late], 1, 2), pageOf([recent], 2, 2)]
const none = pageOf([], 1, 1)
/** The second page was requested, but meanwhile there is only one. */
const shrunk = pageOf([], 2, 1)

export const deletionRequestList = flow(deletionRequestListMachine, {
  name: 'deletion-request-list',
  input: { where: {}, perPage: limits.pastHunts },
  samples: {
    events: { 'page.chosen': [] },
    answers: {},
    failures: listFailures(),
    others: {
      'page.chosen': ({ context }) =>
        (context as State['context']).lastPage > 1 ? [{ page: 1 }, { page: 2 }] : [],
      'xstate.done.actor.listDeletionRequests': ({ context: { page } }) =>
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
      await person.seesText('Lecture des demandes…')
      await person.doesNotSee('table', table)
    },
    'loading.filled': async (person) => {
      await person.seesText('Lecture des demandes…')
      await person.sees('table', table)
    },
    filled: (person, { context: { rows } }) => seesRequests(person, rows),
    empty: async (person) => {
      await person.seesText('Personne ne demande la suppression de son compte.')
      await person.doesNotSee('table', table)
    },
    throttled: waits('table', table),
    failed: (person) => person.seesText('Les demandes n’ont pas pu être lues. Vérifiez votre réseau'),
  },
  screen: async () => {
    const { DeletionRequestList } =
      await import('../../../../src/screens/users/todo/deletion-request-list.tsx')
    return ({ actor }) =>
      createElement(DeletionRequestList, { actor, withFederation: true, actions: () => null })
  },
  browser: {
    as: 'cher',
    navigate: async (driver) => {
      await driver.interceptCalls()
      await driver.open('/users/deletion-requests')
    },
    // Answering a request makes the list outdated; the surrounding flow covers that.
    unreachable: ({ type }) => type === 'list.outdated',
  },
})
