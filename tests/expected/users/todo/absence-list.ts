import { pagedList } from '../../patterns/paged-list.ts'

/** The contested absences, page by page; the page around them hears how many there are. */
export const absenceList = pagedList('listAbsences')
