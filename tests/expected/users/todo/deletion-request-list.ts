import { pagedList } from '../../patterns/paged-list.ts'

/** The deletion requests, page by page; the surrounding page receives their number. */
export const deletionRequestList = pagedList('listDeletionRequests')
