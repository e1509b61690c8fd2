import { pagedList } from '../../patterns/paged-list.ts'

/** The requests for deletion, page by page; the page around them hears how many there are. */
export const deletionRequestList = pagedList('listDeletionRequests')
