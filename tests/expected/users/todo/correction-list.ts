import { pagedList } from '../../patterns/paged-list.ts'

/** The corrections that wait, page by page; the page around them hears how many there are. */
export const correctionList = pagedList('listCorrections')
