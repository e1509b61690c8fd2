import { pagedList } from '../../patterns/paged-list.ts'

/** The pending corrections, page by page; the surrounding page receives their number. */
export const correctionList = pagedList('listCorrections')
