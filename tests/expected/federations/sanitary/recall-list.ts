import { pagedList } from '../../patterns/paged-list.ts'

/** The recalls, page by page. */
export const recallList = pagedList('listRecalls')
