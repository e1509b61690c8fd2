import { listSamples, type Sample } from '../../../contract/federations/samples.ts'
import { pagedList } from '../../patterns/paged-list.ts'

/** The samples of a federation, page by page. */
export const sampleListMachine = pagedList<Sample, object>({
  id: 'sampleList',
  call: listSamples,
  description: 'Les prélèvements, lus page par page, ceux qui attendent d’abord.',
  states: {
    filled: 'Les prélèvements de la page sont montrés, avec leurs bracelets et leur résultat.',
    empty: 'Il n’y a aucun prélèvement.',
  },
})
