import { createElement } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { Sample } from '../../../../contract/federations/samples.ts'
import { limits } from '../../../../contract/limits.ts'
import { sampleListMachine } from '../../../../machines/federations/sanitary/sample-list.ts'
import { flow } from '../../../model/model.ts'
import { sentSample } from '../../../world/sanitary.ts'
import { table } from '../../pages/samples.ts'
import { listFailures, retry, waits } from '../../patterns/paged-list.ts'

type State = SnapshotFrom<typeof sampleListMachine>
const pageOf = (data: Sample[], page: number, last_page: number) => ({
  output: { data, meta: { total: data.length * last_page, current_page: page, last_page } },
})
const found: Sample = {
  ...sentSample,
  id: 2,
  reference: 'LDA-78',
  state: 'doubtful',
  result_on: sentSample.sent_on,
}
const overturned: Sample = {
  ...found,
  id: 3,
  reference: 'LDA-79',
  state: 'negative',
  reason: 'Contre-analyse LNR 44',
}
const own = pageOf([sentSample], 1, 1)
const [first, second] = [pageOf([sentSample], 1, 2), pageOf([found, overturned], 2, 2)]
const none = pageOf([], 1, 1)
/** The second page was requested, but meanwhile there is only one. */
const shrunk = pageOf([], 2, 1)

export const sampleList = flow(sampleListMachine, {
  name: 'sample-list',
  input: { where: {}, perPage: limits.pastHunts },
  samples: {
    events: { 'page.chosen': [] },
    answers: {},
    failures: listFailures(),
    others: {
      'page.chosen': ({ context }) =>
        (context as State['context']).lastPage > 1 ? [{ page: 1 }, { page: 2 }] : [],
      'xstate.done.actor.listSamples': ({ context: { page } }) =>
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
      await person.seesText('Lecture des prélèvements…')
      await person.doesNotSee('table', table)
    },
    'loading.filled': async (person) => {
      await person.seesText('Lecture des prélèvements…')
      await person.sees('table', table)
    },
    filled: async (person, { context: { rows } }) => {
      for (const { reference, state, tags, reason } of rows) {
        const row = person.within('row', new RegExp(reference!))
        await row.seesText(state === 'sent' ? 'Envoyé' : state === 'negative' ? 'Négatif' : 'Douteux')
        if (reason) await row.seesText(`Positif écarté : ${reason}`)
        await row.seesText(tags.join(', '))
        await row.seesText(/prélevé le .*, envoyé le /)
      }
    },
    empty: async (person) => {
      await person.seesText('Aucun prélèvement n’est noté.')
      await person.doesNotSee('table', table)
    },
    throttled: waits('table', table),
    failed: (person) => person.seesText('Les prélèvements n’ont pas pu être lus. Vérifiez votre réseau'),
  },
  screen: async () => {
    const { SampleList } = await import('../../../../src/screens/federations/sanitary/sample-list.tsx')
    return ({ actor }) => createElement(SampleList, { actor, actions: () => null })
  },
  browser: {
    as: 'cher',
    navigate: async (driver) => {
      await driver.interceptCalls()
      await driver.open('/federations/samples')
    },
    // Commands on a sample make the list outdated; the surrounding flow covers that.
    unreachable: ({ type }) => type === 'list.outdated',
  },
})
