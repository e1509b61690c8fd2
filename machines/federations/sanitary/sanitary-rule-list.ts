import { listSanitaryRules, type SanitaryRule } from '../../../contract/federations/sanitary-rules.ts'
import { pagedList } from '../../patterns/paged-list.ts'

/** The sanitary rules of a federation, page by page. */
export const sanitaryRuleListMachine = pagedList<SanitaryRule, object>({
  id: 'sanitaryRuleList',
  call: listSanitaryRules,
  description: 'Les règles sanitaires, lues page par page, les brouillons d’abord.',
  states: {
    filled: 'Les règles de la page sont montrées, avec ce qu’elles demandent et où.',
    empty: 'Il n’y a aucune règle.',
  },
})
