import { pagedList } from '../../patterns/paged-list.ts'

/** The samples, page by page. */
export const sampleList = pagedList('listSamples')
