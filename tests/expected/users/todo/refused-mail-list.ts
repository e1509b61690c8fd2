import { pagedList } from '../../patterns/paged-list.ts'

/** The undeliverable mails, page by page; the surrounding page receives their number. */
export const refusedMailList = pagedList('listRefusedMails')
