import { pagedList } from '../../patterns/paged-list.ts'

/** The hunts without a report, page by page. */
export const overdueHuntList = pagedList('listOverdueHunts')
