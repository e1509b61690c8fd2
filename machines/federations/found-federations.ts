import type { FederationOrder, FederationsQuery } from '../../contract/federations/federations.ts'
import { wordSearch } from '../../contract/folding.ts'
import type { Federation } from '../../contract/shared/federations.ts'
import { stateOf } from './federation-rights.ts'

/** What every federation is called before the name of its department. */
const COMMON = /^fédération (?:départementale )?des chasseurs (?:du |des |de la |de l['’]|de |d['’])/iu
/** What of a federation’s name differs from others: « Cher » of « Fédération des chasseurs du Cher ». */
export const ownName = ({ name }: Federation) => name.replace(COMMON, '')

/** Federations to initialise stand first: something is left to do there. */
const isReady = (federation: Federation) => (stateOf(federation) === 'initialised' ? 1 : 0)
const byText = new Intl.Collator('fr').compare
const byDepartment = (a: Federation, b: Federation) => byText(a.department_code, b.department_code)

function compare(a: Federation, b: Federation, order: FederationOrder): number {
  if (order === 'department_code') return byDepartment(a, b)
  if (order === 'name') return byText(ownName(a), ownName(b))
  if (order === 'state') return isReady(a) - isReady(b)
  return a[order] - b[order]
}

type Listed = { federations: readonly Federation[]; query: FederationsQuery }

/**
 * The federations that match the search, by name, code or department, and the filter, in the chosen order;
 * equal ones by department.
 */
export function foundFederations({ federations, query: { search, state, order, desc } }: Listed) {
  const isFound = wordSearch(search)
  return federations
    .filter(({ name, code, department_code }) => isFound(`${name} ${code} ${department_code}`))
    .filter((federation) => state === '' || stateOf(federation) === state)
    .toSorted((a, b) => (desc ? -1 : 1) * compare(a, b, order) || byDepartment(a, b))
}
