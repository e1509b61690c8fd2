import { pagedList } from '../../patterns/paged-list.ts'

/** The rules, page by page. */
export const sanitaryRuleList = pagedList('listSanitaryRules')
