import { createElement } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { Recall } from '../../../../contract/federations/recalls.ts'
import { limits } from '../../../../contract/limits.ts'
import { recallListMachine } from '../../../../machines/federations/sanitary/recall-list.ts'
import { flow } from '../../../model/model.ts'
import { openedRecall } from '../../../world/recalls.ts'
import { title } from '../../pages/recalls.ts'
import { listFailures, retry, waits } from '../../patterns/paged-list.ts'

type State = SnapshotFrom<typeof recallListMachine>
const pageOf = (data: Recall[], page: number, last_page: number) => ({
  output: { data, meta: { total: data.length * last_page, current_page: page, last_page } },
})
const [first] = openedRecall.receivers
const failed: Recall = {
  ...openedRecall,
  id: 2,
  sample: 'LDA-78',
  reason: null,
  receivers: [{ ...first!, state: 'toTell', mail: 'failed', told_at: null }],
}
const closed: Recall = {
  ...openedRecall,
  state: 'closed',
  receivers: [{ ...first!, state: 'reached', by: 'Denis Perrin', answered_at: openedRecall.opened_at }],
}
const lifted: Recall = {
  ...openedRecall,
  id: 3,
  state: 'lifted',
  lifted_reason: 'Mauvais bracelet',
  ended_at: openedRecall.opened_at,
  receivers: [{ ...first!, state: 'toTell', mail: 'none', told_at: null }],
}
const own = pageOf([openedRecall], 1, 1)
const [one, two] = [pageOf([closed, lifted], 1, 2), pageOf([failed], 2, 2)]
const none = pageOf([], 1, 1)
/** The second page was requested, but meanwhile there is only one. */
const shrunk = pageOf([], 2, 1)

export const recallList = flow(recallListMachine, {
  name: 'recall-list',
  input: { where: {}, perPage: limits.pastHunts },
  samples: {
    events: { 'page.chosen': [] },
    answers: {},
    failures: listFailures(),
    others: {
      'page.chosen': ({ context }) =>
        (context as State['context']).lastPage > 1 ? [{ page: 1 }, { page: 2 }] : [],
      'xstate.done.actor.listRecalls': ({ context: { page } }) =>
        page > 1 ? [two, shrunk] : [own, one, none],
    },
  },
  gestures: {
    'page.chosen': (driver, { page }) => driver.click('button', `Page ${page}`),
    'list.outdated': async (driver, event) => driver.sendEvent?.(event),
    'list.retried': (driver) => driver.click('button', retry),
  },
  expects: {
    'loading.unread': async (person) => {
      await person.seesText('Lecture des rappels…')
      await person.doesNotSee('list', title)
    },
    'loading.filled': async (person) => {
      await person.seesText('Lecture des rappels…')
      await person.sees('list', title)
    },
    filled: async (person, { context: { rows } }) => {
      const list = person.within('list', title)
      for (const { sample, receivers, lifted_reason } of rows) {
        if (lifted_reason) {
          await list.seesText('Mauvais bracelet')
          await list.seesText('Pas prévenue')
        }
        await list.seesText(sample ? `prélèvement ${sample}` : 'Lésions vues à la découpe')
        for (const { state } of receivers) {
          if (state === 'told') await list.seesText('E-mail parti, à confirmer')
          if (state === 'toTell' && !lifted_reason) await list.seesText('À appeler : e-mail pas parti')
          if (state === 'reached') await list.seesText(/noté par Denis Perrin/)
        }
        await list.sees('link', 'Appeler Julie Fontaine au 06 39 98 00 05')
      }
    },
    empty: async (person) => {
      await person.seesText('Aucun gibier n’est rappelé.')
      await person.doesNotSee('list', title)
    },
    throttled: waits('list', title),
    failed: (person) => person.seesText('Les rappels n’ont pas pu être lus. Vérifiez votre réseau'),
  },
  screen: async () => {
    const { RecallList } = await import('../../../../src/screens/federations/sanitary/recall-list.tsx')
    return ({ actor }) => createElement(RecallList, { actor, actions: () => null, commands: () => null })
  },
  browser: {
    as: 'cher',
    navigate: async (driver) => {
      await driver.interceptCalls()
      await driver.open('/federations/recalls')
    },
    // Commands on a recall make the list outdated; the surrounding flow covers that.
    unreachable: ({ type }) => type === 'list.outdated',
  },
})
