import { pagedList } from '../patterns/paged-list.ts'

/** Spec §2 « Receiver home », « Mes contacts »: a receiver sees which hunters revealed their number. */
export const phoneHolders = pagedList('listPhoneHolders')
