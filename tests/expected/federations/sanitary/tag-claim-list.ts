import { pagedList } from '../../patterns/paged-list.ts'

/** The tags that two givers noted, page by page. */
export const tagClaimList = pagedList('listTagClaims')
