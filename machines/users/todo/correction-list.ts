import { listCorrections, type Correction } from '../../../contract/users/corrections.ts'
import { pagedList } from '../../patterns/paged-list.ts'

type Listed = { type: 'corrections.listed'; total: number }

/** The corrections that givers request, page by page, oldest first. */
export const correctionListMachine = pagedList<Correction, object, Listed>({
  id: 'correctionList',
  call: listCorrections,
  description: 'Les corrections demandées, lues page par page, la plus ancienne d’abord.',
  states: {
    filled: 'Les corrections de la page sont montrées, avec leur différence et leur raison.',
    empty: 'Aucune correction n’est demandée.',
  },
  notifies: ({ total }) => ({ type: 'corrections.listed', total }),
})
