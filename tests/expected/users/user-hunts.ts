import { pagedList } from '../patterns/paged-list.ts'

/** The hunts of one user, or what they received: ten at a time, like past hunts (spec §9). */
export const userHunts = pagedList('listUserHunts')
