import {
  listOverdueHunts,
  type OverdueFilter,
  type OverdueHunt,
} from '../../../contract/users/overdue-hunts.ts'
import { pagedList } from '../../patterns/paged-list.ts'

/** The hunts without a report, or those that a figure counts, page by page, oldest first. */
export const overdueHuntListMachine = pagedList<OverdueHunt, OverdueFilter>({
  id: 'overdueHuntList',
  call: listOverdueHunts,
  description: 'Les chasses sans compte rendu, lues page par page, la plus ancienne d’abord.',
  states: {
    filled: 'Les chasses de la page sont montrées, avec leur responsable, son téléphone et leur retard.',
    empty: 'Aucun compte rendu n’est attendu.',
  },
})
