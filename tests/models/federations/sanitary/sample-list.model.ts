import { createElement } from 'react'
import type { Sample } from '../../../../contract/federations/samples.ts'
import { sampleListMachine } from '../../../../machines/federations/sanitary/sample-list.ts'
import { sentSample } from '../../../world/sanitary.ts'
import { table } from '../../pages/samples.ts'
import { pagedListFlow } from '../../patterns/paged-list.ts'

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
const rows = { own: [sentSample], first: [sentSample], second: [found, overturned] }

export const sampleList = pagedListFlow(sampleListMachine, {
  name: 'sample-list',
  call: 'listSamples',
  rows,
  texts: {
    role: 'table',
    name: table,
    reading: 'Lecture des prélèvements…',
    empty: 'Aucun prélèvement n’est noté.',
    failed: 'Les prélèvements n’ont pas pu être lus',
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
  screen: async () => {
    const { SampleList } = await import('../../../../src/screens/federations/sanitary/sample-list.tsx')
    return ({ actor }) => createElement(SampleList, { actor, actions: () => null })
  },
  browser: { as: 'cher', navigate: '/federations/samples' },
})
