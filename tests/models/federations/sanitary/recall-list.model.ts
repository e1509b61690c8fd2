import { createElement } from 'react'
import type { Recall } from '../../../../contract/federations/recalls.ts'
import { recallListMachine } from '../../../../machines/federations/sanitary/recall-list.ts'
import { openedRecall } from '../../../world/recalls.ts'
import { title } from '../../pages/recalls.ts'
import { pagedListFlow } from '../../patterns/paged-list.ts'

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
const rows = { own: [openedRecall], first: [closed, lifted], second: [failed] }

export const recallList = pagedListFlow(recallListMachine, {
  name: 'recall-list',
  call: 'listRecalls',
  rows,
  texts: {
    role: 'list',
    name: title,
    reading: 'Lecture des rappels…',
    empty: 'Aucun gibier n’est rappelé.',
    failed: 'Les rappels n’ont pas pu être lus',
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
  screen: async () => {
    const { RecallList } = await import('../../../../src/screens/federations/sanitary/recall-list.tsx')
    return ({ actor }) => createElement(RecallList, { actor, actions: () => null, commands: () => null })
  },
  browser: { as: 'cher', navigate: '/federations/recalls' },
})
