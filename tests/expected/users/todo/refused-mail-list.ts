import { pagedList } from '../../patterns/paged-list.ts'

/** The mails that were given up, page by page; the page around them hears how many there are. */
export const refusedMailList = pagedList('listRefusedMails')
