import { listDeletionRequests, type DeletionRequest } from '../../../contract/users/deletion-requests.ts'
import { pagedList } from '../../patterns/paged-list.ts'

type Listed = { type: 'requests.listed'; total: number }

/** The deletion requests, page by page, oldest first. */
export const deletionRequestListMachine = pagedList<DeletionRequest, object, Listed>({
  id: 'deletionRequestList',
  call: listDeletionRequests,
  description: 'Les demandes de suppression, lues page par page, la plus ancienne d’abord.',
  states: {
    filled: 'Les demandes de la page sont montrées, avec les jours qui restent pour y répondre.',
    empty: 'Personne ne demande la suppression de son compte.',
  },
  notifies: ({ total }) => ({ type: 'requests.listed', total }),
})
