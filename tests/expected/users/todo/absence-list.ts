import { pagedList } from '../../patterns/paged-list.ts'

/** The contested absences, page by page; the surrounding page receives their number. */
export const absenceList = pagedList('listAbsences')
