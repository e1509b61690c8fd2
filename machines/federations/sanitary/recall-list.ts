import { listRecalls, type Recall } from '../../../contract/federations/recalls.ts'
import { pagedList } from '../../patterns/paged-list.ts'

/** The recalls of a federation, page by page, open ones first. */
export const recallListMachine = pagedList<Recall, object>({
  id: 'recallList',
  call: listRecalls,
  description: 'Les rappels, lus page par page, ceux qui sont ouverts d’abord.',
  states: {
    filled: 'Les rappels de la page sont montrés, avec qui est prévenu et qui est à appeler.',
    empty: 'Il n’y a aucun rappel.',
  },
})
